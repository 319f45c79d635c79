// A bot for Art Robbery: it takes the token that is worth most. One line of JSON in, one line out.
import { createInterface } from 'node:readline';

// A token is its value and its alibis, such as "0+2".
function worth(token) {
	const [value, alibis] = token.split('+');
	return (value === 'boss' ? 5 : Number(value)) + 2 * Number(alibis ?? 0);
}

function gain({ card, ways }, { dog, mover }) {
	if (card === 'dog') return dog === mover ? 0 : 4;
	const taken = (ways ?? []).filter((way) => way.takes !== null && !way.guarded);
	return Math.max(0, ...taken.map((way) => worth(way.takes) * (way.source === null ? 1 : 1.5)));
}

for await (const line of createInterface({ input: process.stdin })) {
	const { view } = JSON.parse(line);
	const best = view.choices.reduce((one, other) => (gain(other, view) > gain(one, view) ? other : one));
	console.log(JSON.stringify({ action: best.action }));
}
