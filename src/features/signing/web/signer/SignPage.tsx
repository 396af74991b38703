import type { CallError } from '#kernel/web/call-error.ts';
import { lazyComponent } from '#kernel/web/parts.ts';
import { FailedCard } from './components/FailedCard.tsx';
import { Loading } from './components/Loading.tsx';
import { ClosedCard, UnknownLink } from './steps/ClosedCard.tsx';
import { InvitationStep } from './steps/InvitationStep.tsx';
import type { StepProps } from './step-props.ts';
import { useInvitation } from './use-invitation.ts';
import { useStep } from './use-step.ts';
import type { WhoSigns } from './who-signs.ts';

const ConfirmStep = lazyComponent(async () => (await import('./steps/ConfirmStep.tsx')).ConfirmStep);
const ReadStep = lazyComponent(async () => (await import('./steps/ReadStep.tsx')).ReadStep);
const SignStep = lazyComponent(async () => (await import('./steps/SignStep.tsx')).SignStep);
const DoneCard = lazyComponent(async () => (await import('./steps/DoneCard.tsx')).DoneCard);

/** The way through a request: what is asked, who one is, the document, the signature (signing.52). */
export function SignPage({ who }: { who: WhoSigns | undefined }) {
  if (!who) return <UnknownLink />;
  return <OpenedLink who={who} />;
}

function OpenedLink({ who }: { who: WhoSigns }) {
  const shown = useInvitation(who);
  const { answer, error, retry } = shown.read;
  if (error && isFinal(error)) return <FailedCard who={who} error={error} retry={retry} />;
  if (answer) return <StepOf who={who} invitation={answer.invitation} show={shown.show} retry={retry} />;
  if (error) return <FailedCard who={who} error={error} retry={retry} />;
  return <Loading />;
}

/** The link stopped working while the page was open. */
const isFinal = ({ status }: CallError): boolean => status === 404 || status === 401;

function StepOf(props: Omit<StepProps, 'go'>) {
  const [step, go] = useStep();
  const { invitation } = props;
  const { state, isConfirmed } = invitation;
  const given = { ...props, go };
  if (state === 'signed' || state === 'completed' || state === 'rejected') {
    return step === 'confirm' && !isConfirmed ? <ConfirmStep {...given} /> : <DoneCard {...given} />;
  }
  if (state !== 'open') return <ClosedCard {...given} />;
  if (step === 'invitation') return <InvitationStep {...given} />;
  if (!isConfirmed) return <ConfirmStep {...given} />;
  return step === 'sign' ? <SignStep {...given} /> : <ReadStep {...given} />;
}
