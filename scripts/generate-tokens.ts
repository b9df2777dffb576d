/** `npm run tokens`: writes the theme's tokens as CSS; scripts/check-static.ts compares them. */
import fs from 'node:fs';
import { renderTokens, TOKENS_FILE } from '@/styles/theme/render-tokens';

const tokens = renderTokens();
fs.writeFileSync(TOKENS_FILE, tokens);
console.log(`${TOKENS_FILE}: ${tokens.length} characters`);
