import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useOnline } from '@/hooks/browser/use-online';
import { Button } from '@/components/ui/button/button';
import { ErrorPage } from '@/components/shell/error-page/error-page';

type LostPageProps = Readonly<{
  why: 'failure' | 'nothing';
  onRetry: () => void;
  onStay: (() => void) | null;
}>;

/** In place of a page that did not come: what is the matter, and both ways on. Loaded at first: later it could not be. */
export function LostPage({ onRetry, onStay, why }: LostPageProps) {
  const { t } = useTranslation();
  const isOffline = why === 'nothing';
  const box = useRef<HTMLDivElement>(null);
  const again = useEffectEvent(onRetry);
  const isOnline = useOnline();
  const wasOnline = useRef(isOnline);
  useEffect(() => box.current?.focus(), []);
  useEffect(() => {
    if (isOnline && !wasOnline.current) again();
    wasOnline.current = isOnline;
  }, [isOnline]);
  return (
    <div ref={box} role="alert" tabIndex={-1}>
      <ErrorPage
        picture={isOffline ? 'offline' : 'error'}
        title={t(isOffline ? 'offline.page.title' : 'error.oops.title')}
        text={t(isOffline ? 'offline.page.text' : 'error.oops.text')}
        onRetry={onRetry}
        home={
          onStay && (
            <Button variant="secondary" onClick={onStay}>
              {t('offline.stay')}
            </Button>
          )
        }
      />
    </div>
  );
}
