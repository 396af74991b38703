import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#kernel/web/call.ts';
import type { CallError } from '#kernel/web/call-error.ts';
import { uploadAt } from '#kernel/web/endpoint-at.ts';
import { errorLines } from '#kernel/web/error-texts.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ProgressLine } from '#ui/ProgressLine.tsx';
import type { Verification, verifyDocument } from '../../../contract/endpoints-verify.ts';
import type { en } from '../../../texts/en-verify.ts';
import { ActionButton } from '../components/ActionButton.tsx';
import { Card } from '../components/Card.tsx';
import { Problem } from '../components/Problem.tsx';
import { AskWhat } from './AskWhat.tsx';
import type { ToVerify } from './to-verify.ts';
import { VerifyResult } from './VerifyResult.tsx';

const verifyCall = uploadAt<typeof verifyDocument>({ method: 'POST', path: '/signing/verify', field: 'file' });

/** Where everybody may check a signed document. */
export function VerifyPage({ code }: { code: string }) {
  const t = useTexts<typeof en>('verify');
  const [submitted, ask] = useState<ToVerify | undefined>(code === '' ? undefined : { code });
  const read = useVerification(submitted);
  const again = () => {
    ask(undefined);
    if (code !== '') history.replaceState(null, '', location.pathname.replace(/\/verify\/.*$/, '/verify'));
  };
  if (submitted && read.data) return <VerifyResult submitted={submitted} verification={read.data} onAgain={again} />;
  if (submitted && read.error) {
    return (
      <Card title={t('failed')}>
        <Problem lines={errorLines(read.error)} />
        <ActionButton look="plain" onClick={again}>
          {t('again')}
        </ActionButton>
      </Card>
    );
  }
  return (
    <Card title={t('title')}>
      <p>{t('lead')}</p>
      <output>{submitted && <ProgressLine label={t('checking')} />}</output>
      {!submitted && <AskWhat onAsk={ask} />}
    </Card>
  );
}

function useVerification(submitted: ToVerify | undefined) {
  return useQuery<Verification, CallError>({
    queryKey: [
      'verify',
      submitted && ('code' in submitted ? submitted.code : [submitted.file.name, submitted.file.size, submitted.file.lastModified]),
    ],
    queryFn: async ({ signal }) => {
      const input =
        submitted && 'file' in submitted ? { body: {}, files: [submitted.file] } : { body: { code: submitted?.code }, files: [] };
      return (await call(verifyCall, input, { signal })).verification;
    },
    enabled: submitted !== undefined,
    retry: false,
    gcTime: 0,
  });
}
