/** The sentences of notifications about tasks. `when` is past, today, tomorrow or later. */
export const enReasons = {
  due: '{when, select, past {Your task “{title}” about {record} was due on {date}.} today {Your task “{title}” about {record} is due today.} tomorrow {Your task “{title}” about {record} is due tomorrow.} other {Your task “{title}” about {record} is due in {days, plural, one {# day} other {# days}}, on {date}.}}',
  given: 'You have a new task about {record}: “{title}”.',
  givenWithDay:
    '{when, select, past {You have a new task about {record}: “{title}”. It was due on {date}.} today {You have a new task about {record}: “{title}”. It is due today.} other {You have a new task about {record}: “{title}”. It is due on {date}.}}',
  others:
    '{when, select, past {{name} has a task that was due on {date}.} today {{name} has a task that is due today.} other {{name} has a task that is due on {date}.}}',
};
