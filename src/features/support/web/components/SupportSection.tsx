import { Skeleton, Switch } from '@mantine/core';
import { updateCompanySettings } from '#features/company/contract/endpoints.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { SettingSection } from '#ui/SettingSection.tsx';
import { showToast } from '#ui/toasts.ts';
import { getSupportVisits } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import { SupportEnd } from './SupportEnd.tsx';
import { VisitList } from './VisitList.tsx';

/** Whether the vendor's support may visit the company, and its last visits (support.3). */
export function SupportSection() {
  const t = useTexts<typeof en>('support');
  const read = useCall(getSupportVisits, {});
  return (
    <SettingSection title={t('settings.support')} text={t('settings.supportText')}>
      <Loaded read={read} skeleton={<Skeleton height={160} radius="lg" />}>
        {({ allowSupport, allowSupportUntil, permissions, version, visits }) => (
          <>
            <AllowSupport isOn={allowSupport} mayChange={permissions.allow} version={version} onStale={read.retry} />
            {allowSupport && <SupportEnd until={allowSupportUntil} mayChange={permissions.allow} version={version} />}
            <VisitList visits={visits} />
          </>
        )}
      </Loaded>
    </SettingSection>
  );
}

interface AllowSupportProps {
  isOn: boolean;
  mayChange: boolean;
  version: number;
  onStale: () => void;
}

function AllowSupport({ isOn, mayChange, version, onStale }: AllowSupportProps) {
  const t = useTexts<typeof en>('support');
  const isFixed = useReadOnly();
  const { write, writing } = useWrite(updateCompanySettings, { changes: [getSupportVisits] });

  async function save(allowSupport: boolean): Promise<void> {
    try {
      await write({ body: { version, allowSupport } });
      showToast({ title: t(allowSupport ? 'settings.turnedOn' : 'settings.turnedOff') });
    } catch (error) {
      if (!(error instanceof CallError) || !error.has('common.Conflict')) return showError(error);
      showToast({ tone: 'warn', title: t('settings.changed') });
      onStale();
    }
  }

  return (
    <Switch
      label={t('settings.allow')}
      description={t(mayChange ? 'settings.allowHint' : 'settings.onlySystemAdmins')}
      checked={isOn}
      // Disabled in a read-only view too.
      disabled={writing || isFixed || !mayChange}
      onChange={(event) => void save(event.currentTarget.checked)}
    />
  );
}
