import { memo } from 'react';
import { dayOfNumber } from '#kernel/contract/days.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { PersonAvatar } from '#ui/PersonAvatar.tsx';
import { tip } from '#ui/tip.ts';
import type { CalendarPerson } from '../../contract/entities.ts';
import { absenceType, nameIn } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { typeIcons } from '../type-icons.ts';
import { typeColours } from '../TypeSign.tsx';
import type { Bar } from './chart.ts';
import { differingDays, holidaysOf } from './closed-days.ts';
import { rowHeight } from './measures.ts';
import { useBarText } from './bar-text.ts';
import type { CalendarData } from './use-calendar.ts';
import styles from './wallchart.module.css';

/** The geometry of the chart, the same for all rows. */
export interface Geometry {
  width: number;
  nameWidth: number;
  /** The pixels of a day, and the position of the chart's first day. */
  day: number;
  origin: number;
  firstDay: number;
  endDay: number;
}

interface PersonRowProps {
  person: CalendarPerson;
  bars: readonly Bar[];
  data: CalendarData;
  country: string;
  geometry: Geometry;
  index: number;
  top: number;
}

/** A person’s row: the name, which stays in place, and the visible bars. */
export const PersonRow = memo(function PersonRow({ person, bars, data, country, geometry: place, index, top }: PersonRowProps) {
  const leftOf = (at: number) => place.nameWidth + (at - place.origin) * place.day;
  const span = { first: place.firstDay, end: place.endDay };
  const language = useLanguage();
  const format = useFormat();
  return (
    <tr
      aria-rowindex={index + 1}
      className={styles['row']}
      data-row={index}
      data-adds={person.mayAdd || undefined}
      style={{ top, width: place.width, height: rowHeight }}
    >
      {differingDays(data, country, person, span).map(({ from, to, isOff }) => (
        <td
          key={from}
          aria-hidden
          className={styles['differs']}
          data-off={isOff || undefined}
          style={{ left: leftOf(from), width: (to - from) * place.day }}
        />
      ))}
      {holidaysOf(data, person, span).map(({ day, holiday }) => (
        <td
          key={day}
          aria-hidden
          className={styles['holiday']}
          style={{ left: leftOf(day), width: place.day }}
          {...tip(`${holiday.names[language]}\n${format.dateLong(dayOfNumber(day))}`)}
        />
      ))}
      <NameCell person={person} width={place.nameWidth} />
      {bars
        .filter(({ from, to }) => to > span.first && from < span.end)
        .map((bar) => (
          <BarCell
            key={`${bar.absenceId} ${bar.from}`}
            bar={bar}
            name={person.fullName}
            left={leftOf(bar.from)}
            width={(bar.to - bar.from) * place.day}
          />
        ))}
    </tr>
  );
});

function NameCell({ person, width }: { person: CalendarPerson; width: number }) {
  const t = useTexts<typeof en>('absence');
  const { fullName, available, companyUserId } = person;
  return (
    <th scope="row" className={styles['name']} style={{ width }}>
      {width > 160 && <PersonAvatar firstName={fullName} lastName={fullName.split(' ').at(-1) ?? ''} />}
      <span className={styles['words']} {...tip(fullName)}>
        {person.mayOpen ? (
          <Link to="/vacation-and-leave/details" query={{ companyUserId }} tabIndex={-1}>
            {fullName}
          </Link>
        ) : (
          <span>{fullName}</span>
        )}
        {available !== null && width > 160 && <span className={styles['left']}>{t('calendar.available', { days: available })}</span>}
      </span>
    </th>
  );
}

interface BarCellProps {
  bar: Bar;
  /** Whose it is. */
  name: string;
  left: number;
  width: number;
}

function BarCell({ bar, name, left, width }: BarCellProps) {
  const t = useTexts<typeof en>('absence');
  const textOf = useBarText();
  const Picture = typeIcons[bar.type];
  const words = textOf(bar);
  return (
    <td
      aria-label={words}
      className={`${typeColours} ${styles['bar']}`}
      {...tip(`${name}\n${words}`)}
      data-type={bar.type}
      data-absence={bar.absenceId}
      data-waiting={bar.isWaiting || undefined}
      data-tight={width < 34 || undefined}
      style={{ left: left + 1, width: Math.max(3, width - 2) }}
    >
      {width >= 16 && <Picture size={14} />}
      {width >= 64 && <span className={styles['barName']}>{t(`types.${nameIn(absenceType, bar.type)}`)}</span>}
    </td>
  );
}
