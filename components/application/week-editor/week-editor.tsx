import type { EditedWeek } from '@/utils/application/week';
import {
  copied,
  withMore,
  withOpen,
  withoutSpan,
  withSpan,
} from '@/utils/application/week';
import type { Weekday } from '@/utils/constants/calendar';
import { WeekDay } from './week-day';
import styles from './week-editor.module.css';

type WeekEditorProps = Readonly<{
  week: EditedWeek;
  onChange: (week: EditedWeek) => void;
  /** What is wrong with a day. */
  errors: Readonly<Partial<Record<Weekday, string>>>;
}>;

/** The hours of a week: a day open or closed, in several parts, over midnight, and copied to other days. */
export function WeekEditor({ errors, onChange, week }: WeekEditorProps) {
  return (
    <ul className={styles.week}>
      {week.map((each) => {
        const { day } = each;
        return (
          <WeekDay
            key={day}
            edited={each}
            error={errors[day]}
            onOpen={(isOpen) => onChange(withOpen(week, day, isOpen))}
            onSpan={(index, span) => onChange(withSpan(week, day, index, span))}
            onMore={() => onChange(withMore(week, day))}
            onLess={(index) => onChange(withoutSpan(week, day, index))}
            onCopy={(days) => onChange(copied(week, day, days))}
          />
        );
      })}
    </ul>
  );
}
