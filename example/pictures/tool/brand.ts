const PAPRIKA = '#C2410C';

/** The bowl and its leaf, in the 34 × 34 box of the logo. */
const BOWL =
  '<path d="M7.6 15h18.8c0 4.7-3 7.7-6.4 8.500h-6c-3.4-.8-6.4-3.8-6.4-8.500Z" fill="#fff"/><path d="M9.5 26.600h15" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/><path d="M15.8 12.600c-.7-4.3 1.7-7.6 6.7-8 .5 4.8-2.1 7.7-6.7 8Z" fill="#FFC46B"/>';

function svg(size: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 34 34">${content}</svg>\n`;
}

/** The round mark, as in the header. */
export function markSvg(size: number): string {
  return svg(size, `<circle cx="17" cy="17" r="17" fill="${PAPRIKA}"/>${BOWL}`);
}

/** The mark filling its square, for platforms that cut their own shape; the bowl keeps to the middle 80 %. */
export function fullMarkSvg(size: number): string {
  return svg(
    size,
    `<rect width="34" height="34" fill="${PAPRIKA}"/><g transform="translate(17 17) scale(.92) translate(-17 -16.2)">${BOWL}</g>`,
  );
}

/** The bowl alone, for systems that show a notice's badge in one colour by its shape. */
export function badgeSvg(size: number): string {
  return svg(
    size,
    `<g transform="translate(17 17) scale(1.25) translate(-17 -16.2)">${BOWL}</g>`,
  );
}
