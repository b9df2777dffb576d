export type PackShape = 'bottle' | 'box' | 'jar' | 'pouch' | 'tin';

/** Two bars in place of small print. */
function smallPrint(y: number, width: number, colour: string): string {
  return `<g fill="${colour}" opacity=".75"><rect x="${-width / 2}" y="${y}" width="${width}" height="3.4" rx="1.7"/><rect x="${-width / 3}" y="${y + 6}" width="${(width * 2) / 3}" height="3.4" rx="1.7"/></g>`;
}

function emblem(label: string, y: number, size: number): string {
  return `<g transform="translate(0 ${y}) scale(${size / 32}) translate(-16 -16)">${label}</g>`;
}

const sheen = (shape: string) => `<g fill="url(#sheen)">${shape}</g>`;

function pouch(colour: string, label: string): string {
  const bag =
    '<path d="M-30-46h60c1.5 0 2 1 2.2 2.500L36 40c.3 4-2 6-6 6h-60c-4 0-6.3-2-6-6l3.8-83.500C-32-45-31.5-46-30-46Z"/>';
  const crimp = Array.from(
    { length: 12 },
    (_, index) => `M${-27.5 + index * 5}-45v6`,
  ).join('');
  return `<g fill="${colour}">${bag}</g><path d="M-34.5 24q34.5 10 69 0l1.5 16c.3 4-2 6-6 6h-60c-4 0-6.3-2-6-6Z" fill="rgba(0,0,0,.16)"/><path d="${crimp}" stroke="rgba(255,255,255,.4)" stroke-width="1.6"/><path d="M-32-37.500h64" stroke="rgba(0,0,0,.16)" stroke-width="1.4"/><circle cy="-2" r="25" fill="#FFFBF4"/>${emblem(label, -2, 37)}${smallPrint(31.5, 32, '#fff')}${sheen(bag)}`;
}

function box(colour: string, label: string): string {
  const front = '<rect x="-34" y="-38" width="60" height="84" rx="3"/>';
  return `<path d="M25-38 37-46V36L25 46Z" fill="${colour}"/><path d="M25-38 37-46V36L25 46Z" fill="rgba(0,0,0,.26)"/><path d="M-33-37-21-46H37L25-37Z" fill="${colour}"/><path d="M-33-37-21-46H37L25-37Z" fill="rgba(255,255,255,.3)"/><g fill="${colour}">${front}</g><path d="M-34-8c20-10 40-10 60 0v30c-20 8-40 8-60 0Z" fill="#FFFBF4"/><g transform="translate(-4 0)">${emblem(label, 8, 34)}${smallPrint(-29, 38, '#fff')}</g><rect x="-28" y="35" width="20" height="4" rx="2" fill="#fff" opacity=".7"/>${sheen(front)}`;
}

function tin(colour: string, label: string): string {
  const body = '<path d="M-33-22v46c0 7 15 13 33 13s33-6 33-13v-46Z"/>';
  return `<g fill="#C9C3CE">${body}</g><path d="M-33-16c6 7 60 7 66 0v36c-6 10-60 10-66 0Z" fill="${colour}"/><circle cy="8" r="19" fill="#FFFBF4"/>${emblem(label, 8, 28)}${sheen(body)}<ellipse cy="-22" rx="33" ry="12" fill="#E6E1EA"/><ellipse cy="-22" rx="28" ry="9.5" fill="none" stroke="#B5AEBC" stroke-width="1.6"/><ellipse cy="-20" rx="11" ry="4" fill="none" stroke="#9F97A8" stroke-width="2.4"/>`;
}

function bottle(colour: string, label: string): string {
  const glass =
    '<path d="M-8-38H8v8c0 9 15 10 15 24v45c0 4-3 7-7 7h-32c-4 0-7-3-7-7V-6c0-14 15-15 15-24Z"/>';
  return `<rect x="-10" y="-48" width="20" height="11" rx="2.5" fill="#7A2A10"/><path d="M-10-43h20" stroke="rgba(255,255,255,.3)" stroke-width="1.5"/><g fill="${colour}">${glass}</g>${sheen(glass)}<rect x="-23" y="-4" width="46" height="37" fill="#FFFBF4"/><path d="M-23-1h46M-23 30h46" stroke="${colour}" stroke-width="1.5"/>${emblem(label, 14, 28)}<path d="M-15.5-12c.5-6 4-8 6.5-11" fill="none" stroke="rgba(255,255,255,.75)" stroke-width="3" stroke-linecap="round"/>`;
}

function jar(colour: string, label: string): string {
  const glass =
    '<path d="M-24-30h48c2 6 11 6 11 16v50c0 6-4 10-10 10h-50c-6 0-10-4-10-10v-50c0-10 9-10 11-16Z"/>';
  return `<g fill="#E4EEF2">${glass}</g><path d="M-31-14c8-4 54-4 62 0v48c0 5-3 8-8 8h-46c-5 0-8-3-8-8Z" fill="${colour}"/><rect x="-28" y="-44" width="56" height="15" rx="4" fill="#C2410C"/><path d="M-28-33h56M-20-44v10M-10-44v10M0-44v10M10-44v10M20-44v10" stroke="rgba(0,0,0,.18)" stroke-width="1.6"/>${sheen(glass)}<rect x="-24" y="-6" width="48" height="38" rx="4" fill="#FFFBF4"/><rect x="-21" y="-3" width="42" height="32" rx="2" fill="none" stroke="${colour}" stroke-width="1.2"/>${emblem(label, 13, 28)}<path d="M-29 30v-36c0-6 2-8 5-11" fill="none" stroke="rgba(255,255,255,.6)" stroke-width="3" stroke-linecap="round"/>`;
}

const shapes = { bottle, box, jar, pouch, tin };

/** A package around the origin, `size` high, with a drawing for its label; needs the sheen of scene.ts. */
export function packShape(
  shape: PackShape,
  size: number,
  colour: string,
  label: string,
): string {
  return `<g transform="scale(${(size / 100).toFixed(3)})">${shapes[shape](colour, label)}</g>`;
}
