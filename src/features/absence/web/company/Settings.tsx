import { Loaded } from '#kernel/web/Loaded.tsx';
import { useCall } from '#kernel/web/use-call.ts';
import { FormSkeleton } from '#ui/FormSkeleton.tsx';
import { getSettings } from '../../contract/endpoints-company.ts';
import { CompanyWeek } from './settings/CompanyWeek.tsx';
import { SettingsForm } from './settings/SettingsForm.tsx';
import styles from './settings/settings.module.css';

/** The company's rules of absence. */
export function Settings() {
  const read = useCall(getSettings, {}, { staleMinutes: 5 });
  return (
    <Loaded read={read} skeleton={<FormSkeleton fields={7} />}>
      {({ settings }) => (
        <div className={styles['page']}>
          <CompanyWeek settings={settings} />
          <SettingsForm settings={settings} />
        </div>
      )}
    </Loaded>
  );
}
