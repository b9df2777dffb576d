import { FORMS } from '@/utils/constants/forms';
import { useRegistration } from '@/hooks/account/use-registration';
import { CodeStep } from './code-step';
import { RegisterDetails } from './register-details';
import type { useCodeSteps } from './use-code-steps';

type LaterStepsProps = Readonly<{ progress: ReturnType<typeof useCodeSteps> }>;

/** The steps of making an account that follow the first: the code, the details. */
export function LaterSteps({ progress }: LaterStepsProps) {
  const { endProof, resendCode, verifyCode } = useRegistration();
  const { contact, goBack, sent, step, toDetails } = progress;
  if (step === 'details')
    return (
      <RegisterDetails
        contact={contact}
        onBack={() => {
          endProof();
          goBack();
        }}
      />
    );
  return (
    <CodeStep
      name={FORMS.registerCode}
      contact={contact}
      sent={sent}
      verify={async (code) => {
        await verifyCode.mutateAsync({ contact, code });
        toDetails();
      }}
      resend={() => resendCode.mutateAsync(contact)}
      onBack={goBack}
    />
  );
}
