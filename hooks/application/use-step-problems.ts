import { useRouter } from 'next/router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOnProblem } from '@/hooks/form/use-focus-on-problem';
import { formFailure } from '@/services/http/form-failure';
import { plainFields, wordedProblems } from '@/utils/application/problems';
import type { FieldProblems, Steps } from '@/utils/application/kind';
import type { PostedForm } from '@/utils/form/posted-form';
import { ASKED_FIELD, isUnchanged } from '@/utils/application/application';

type Words = Readonly<Record<string, string>>;

const isOf = (field: string, named: readonly string[]): boolean =>
  named.some((each) => field === each || field.startsWith(`${each}.`));

interface Opened<S extends string> {
  /** The one that is open. */
  readonly step: S;
  readonly steps: Pick<Steps<S>, 'firstOf' | 'href'>;
}

/** What is wrong with an application in steps, at its fields and in its step, and the way to another step. */
export function useStepProblems<S extends string>(
  { step, steps }: Opened<S>,
  posted: PostedForm | null,
) {
  const { t } = useTranslation();
  const router = useRouter();
  const element = useRef<HTMLFormElement>(null);
  const isWorking = useRef(false);
  const [errors, setErrors] = useState<Words>(posted?.errors ?? {});
  const [message, setMessage] = useState(posted?.message ?? '');
  const [told, setTold] = useState(0);
  const [sentBack, setSentBack] = useState(0);
  const [isBusy, setBusy] = useState(false);
  useFocusOnProblem(element, { isSubmitting: isBusy, times: told });

  /** `begins`: the focus is at its beginning, where nothing in it is to be mended. */
  async function show(to: S, begins = false): Promise<void> {
    await router.push(steps.href(to), undefined, {
      shallow: true,
      scroll: false,
    });
    if (!begins) return;
    setErrors({});
    setSentBack(0);
    window.scrollTo({ top: 0 });
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  /** The focus follows once their step is there. */
  async function say(words: Words, goes: boolean): Promise<void> {
    setErrors(words);
    const fields = Object.keys(words);
    const first = steps.firstOf(fields);
    const isElsewhere = goes && first && first !== step;
    setSentBack(isElsewhere ? fields.length : 0);
    if (isElsewhere) await show(first);
    setTold((times) => times + 1);
  }

  return {
    errors,
    message,
    /** How many faults kept it from being sent, until another step is opened; 0: none. */
    sentBack,
    isBusy,
    element,
    show,
    /** Our own rules that are broken; `goes`: to the step of the first of them. Answers whether there are any. */
    tell(problems: FieldProblems, goes = false): boolean {
      const isWrong = Object.keys(problems).length > 0;
      if (isWrong) void say(wordedProblems(problems, t), goes);
      return isWrong;
    },
    /** What the server says, at its fields, in their step. */
    refuse(error: unknown): void {
      const { fields, message: said } = formFailure(error, {
        offline: t('error.offline'),
        fault: t('error.fault'),
      });
      setMessage(said);
      void say(plainFields(fields), true);
    },
    quiet: () => setMessage(''),
    /** These fields are being mended. */
    forget: (fields: readonly string[]) =>
      setErrors((before) =>
        Object.fromEntries(
          Object.entries(before).filter(([field]) => !isOf(field, fields)),
        ),
      ),
    /** Pressed again while it is on its way, it does nothing. */
    async onlyOnce(work: () => Promise<void>): Promise<void> {
      if (isWorking.current) return;
      isWorking.current = true;
      setBusy(true);
      try {
        await work();
      } finally {
        isWorking.current = false;
        setBusy(false);
      }
    },
  };
}

/** A refused application in which nothing was changed is sent after a question. `isDirty`: something is not saved yet. */
export function useUnchangedQuestion(
  application: Parameters<typeof isUnchanged>[0],
  isDirty: boolean,
  posted: PostedForm | null,
) {
  const [wasAsked, setAsked] = useState(Boolean(posted?.values[ASKED_FIELD]));
  const isSame = isUnchanged(application) && !isDirty;
  return {
    /** The question stands, and the next press sends it. */
    isAsking: wasAsked && isSame,
    /** Asks before the first sending; answers whether it did. */
    ask(): boolean {
      if (wasAsked || !isSame) return false;
      setAsked(true);
      return true;
    },
  };
}
