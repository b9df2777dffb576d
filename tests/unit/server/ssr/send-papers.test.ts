import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendPapers } from '@/server/ssr/form/application/application-form';
import type { FormPost } from '@/server/ssr/form/page-form';
import { ApiError } from '@/services/http/api-error';
import { applicationService } from '@/services/application/application-service';
import { toDraft } from '@/utils/application/seller-draft';

const WRONG = 'We can’t read this picture.';

const refusal = () =>
  new ApiError({
    status: 400,
    code: 'ERROR_400',
    message: WRONG,
    fields: { image: [WRONG] },
    data: null,
  } as unknown as ConstructorParameters<typeof ApiError>[0]);

const file = (name: string) => new File(['bytes'], name);

function posted(files: FormPost['files']): FormPost {
  return { files, t: (key: string) => key } as unknown as FormPost;
}

afterEach(() => vi.restoreAllMocks());

describe('pictures that a browser posts by itself', () => {
  it('are kept although one beside them is refused', async () => {
    vi.spyOn(applicationService, 'upload').mockImplementation((sent) => {
      const { name } = sent as File;
      return name.endsWith('.txt')
        ? Promise.reject(refusal())
        : Promise.resolve({ path: `documents/${name}`, url: '' });
    });
    const { draft, words } = await sendPapers(
      posted({
        logo: [file('logo.webp')],
        documents: [file('a.webp'), file('b.txt'), file('c.webp')],
      }),
      toDraft({}, 'en'),
      '',
    );
    expect(words).toEqual({ documents: WRONG });
    expect(draft.logo).toBe('documents/logo.webp');
    expect(draft.documents).toEqual(['documents/a.webp', 'documents/c.webp']);
  });
});
