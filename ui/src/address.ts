// Where this house is on its host. Behind a proxy it may be under a path: the server writes it into the page.

/** The path before all of ours: empty, or like "/games". */
export const root = document.querySelector<HTMLMetaElement>("meta[name=getaway-root]")?.content ?? "";

/** The address of one of our paths on this host. */
export const at = (path: string): string => root + path;

/** The same with the host: what one sends to others. */
export const linkTo = (path: string): string => location.origin + at(path);

/** Our path of an address on this host; null: it is not one of ours. */
export function pathOf(pathname: string): string | null {
  if (!pathname.startsWith(root)) return null;
  const path = pathname.slice(root.length);
  return path === "" || path.startsWith("/") ? path || "/" : null;
}
