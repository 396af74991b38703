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
  const [asked, ask] = useState<ToVerify | undefined>(code === '' ? undefined : { code });
  const read = useVerification(asked);
  const again = () => {
    ask(undefined);
    if (code !== '') history.replaceState(null, '', location.pathname.replace(/\/verify\/.*$/, '/verify'));
  };
  if (asked && read.data) return <VerifyResult asked={asked} verification={read.data} onAgain={again} />;
  if (asked && read.error) {
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
      <output>{asked && <ProgressLine label={t('checking')} />}</output>
      {!asked && <AskWhat onAsk={ask} />}
    </Card>
  );
}

function useVerification(asked: ToVerify | undefined) {
  return useQuery<Verification, CallError>({
    queryKey: ['verify', asked && ('code' in asked ? asked.code : [asked.file.name, asked.file.size, asked.file.lastModified])],
    queryFn: async ({ signal }) => {
      const input = asked && 'file' in asked ? { body: {}, files: [asked.file] } : { body: { code: asked?.code }, files: [] };
      return (await call(verifyCall, input, { signal })).verification;
    },
    enabled: asked !== undefined,
    retry: false,
    gcTime: 0,
  });
}
