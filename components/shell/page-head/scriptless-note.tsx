import { contentRoutes } from '@/utils/shell/content-routes';
import { localisedPath } from '@/utils/shell/routes';

type ScriptlessNoteProps = Readonly<{ lang: string; words: string }>;

/** Above a page whose address asks for what only script can do: why it is not there, and the way to the help page. */
export function ScriptlessNote({ lang, words }: ScriptlessNoteProps) {
  return (
    <noscript>
      <a
        href={localisedPath(contentRoutes.help(), lang)}
        className="scriptless"
      >
        {words}
      </a>
    </noscript>
  );
}
