import { useDriverApplication } from '@/hooks/application/use-application';
import { isSent } from '@/utils/application/application';
import { FORMS } from '@/utils/constants/forms';
import { LeaveForm, SentEnds } from '../shared/header-ends';

/** In the header: saving and leaving, as long as there is something to save; then the bell and help. */
export function DriverLeave() {
  const { application } = useDriverApplication();
  if (application === undefined) return null;
  return isSent(application?.status) ? (
    <SentEnds />
  ) : (
    <LeaveForm form={FORMS.driver} />
  );
}
