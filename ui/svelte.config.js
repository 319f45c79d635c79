// All components are written with runes; what older ones need is left out of the page.
export default { compilerOptions: { runes: true } };
