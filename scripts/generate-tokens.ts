/** `npm run tokens`: writes the theme's tokens as CSS; scripts/check-static.ts compares them. */
import fs from 'node:fs';
import { tokenFiles } from './static/tokens';

for (const [file, text] of tokenFiles()) {
  fs.writeFileSync(file, text);
  console.log(`${file}: ${text.length} characters`);
}
