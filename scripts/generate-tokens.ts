import fs from 'node:fs';
import path from 'node:path';
import { renderTokens } from '@/styles/theme/render-tokens';

const file = path.resolve('styles/tokens.generated.css');
const wanted = renderTokens();

if (process.argv.includes('--check')) {
  const found = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  if (found !== wanted) {
    console.error(
      'styles/tokens.generated.css is not what the theme says: npm run tokens',
    );
    process.exitCode = 1;
  }
} else {
  fs.writeFileSync(file, wanted);
  console.log(`styles/tokens.generated.css: ${wanted.length} characters`);
}
