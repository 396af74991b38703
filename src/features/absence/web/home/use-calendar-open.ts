import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { usePermission } from '#kernel/web/session.ts';
import { useCall } from '#kernel/web/use-call.ts';
import type * as company from '../../contract/endpoints-company.ts';

// By address, so that the home page does not load the schemas of absence.
const getSettings = endpointAt<typeof company.getSettings>({ method: 'GET', path: '/absences/get-settings' });

interface CalendarState {
  /** Whether the days of absence may be asked for: until the calendar is opened every such call is refused (absence.1). */
  mayAsk: boolean;
  /** Whether it is closed and the user may open it. */
  mayOpen: boolean;
}

/** Whether the company has opened its calendar; who may not read its settings asks without knowing. */
export function useCalendarOpen(): CalendarState {
  const maySee = usePermission('VacationAndLeaveView');
  const { answer, error } = useCall(getSettings, {}, { staleMinutes: 5, enabled: maySee, background: true });
  const settings = answer?.settings;
  return {
    mayAsk: !maySee || settings?.isAcknowledged === true || (settings === undefined && error !== undefined),
    mayOpen: settings?.isAcknowledged === false && settings.permissions.acknowledge,
  };
}
