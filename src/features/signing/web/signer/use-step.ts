import { useEffect, useState } from 'react';

/** The steps of signing, which Back and Forward of the browser walk through; each stands in the address. */
export const steps = ['invitation', 'confirm', 'read', 'sign'] as const;
export type Step = (typeof steps)[number];

/** The step in the address, and how to go to another one. */
export function useStep(): [Step, (step: Step) => void] {
  const [step, setStep] = useState(stepInAddress);
  useEffect(() => {
    const follow = () => setStep(stepInAddress());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const go = (next: Step): void => {
    if (next !== stepInAddress()) history.pushState(null, '', next === 'invitation' ? location.pathname + location.search : `#${next}`);
    setStep(next);
    scrollTo(0, 0);
  };
  return [step, go];
}

function stepInAddress(): Step {
  return steps.find((step) => location.hash === `#${step}`) ?? 'invitation';
}
