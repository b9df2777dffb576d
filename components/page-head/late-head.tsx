import { Head } from 'next/document';
import type { JSX } from 'react';
import {
  type ChunkGroup,
  LATE_TYPE,
  lateScriptsText,
} from '@/utils/late-scripts';

type Scripts = readonly (JSX.Element | null)[];
type Files = Parameters<Head['getScripts']>[0];

/** What a browser loads at once, as what it loads when it is asked to. */
const laterOf = (scripts: Scripts) =>
  scripts.flatMap((script) => {
    const address = (script?.props as { src?: string } | undefined)?.src;
    if (!address) return [];
    return <script key={address} type={LATE_TYPE} data-src={address} />;
  });

/** Next's head, whose scripts wait until the page has been drawn (docs/adr/0019). */
export class LateHead extends Head {
  /** What Turbopack says of the modules of this page; development and another bundler have none. */
  private get groups(): readonly ChunkGroup[] | undefined {
    const { buildManifest, isDevelopment, __NEXT_DATA__ } = this.context;
    const told = buildManifest.pagesChunkGroupBootstrapParams;
    if (isDevelopment || !told) return undefined;
    return ['/_app', __NEXT_DATA__.page].flatMap(
      (page) => (told[page] as ChunkGroup | undefined) ?? [],
    );
  }

  override getDynamicChunks(files: Files): (JSX.Element | null)[] {
    const scripts: Scripts = super.getDynamicChunks(files);
    return this.groups ? laterOf(scripts) : [...scripts];
  }

  override getScripts(files: Files): JSX.Element[] {
    const scripts: JSX.Element[] = super.getScripts(files);
    const { groups } = this;
    const queue = this.context.buildManifest.chunkLoadingGlobal;
    if (!groups || !queue) return scripts;
    return [
      ...laterOf(scripts),
      <script
        key="late"
        nonce={this.props.nonce}
        // eslint-disable-next-line react/no-danger -- our own words and Next's names of modules
        dangerouslySetInnerHTML={{ __html: lateScriptsText(queue, groups) }}
      />,
    ];
  }
}
