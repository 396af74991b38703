/** The sentences of notifications about data protection. `when` is past, today, tomorrow or later. */
export const enReasons = {
  updated: 'A GDPR document has been updated.',
  review:
    'The processing activity “{name}” {when, select, past {should have been reviewed by {date}.} today {must be reviewed today.} tomorrow {must be reviewed by tomorrow.} other {must be reviewed by {date}.}}',
  agreement:
    'The data processor agreement for “{name}” {when, select, past {ended on {date}.} today {ends today.} tomorrow {ends tomorrow.} other {ends in {days, plural, one {# day} other {# days}}, on {date}.}}',
  requestDue: 'A request about personal data must be answered {when, select, today {today.} tomorrow {tomorrow.} other {by {date}.}}',
  requestLate: 'A request about personal data should have been answered by {date}. Answer it now, and explain why it is late.',
  takeoutAsked: 'Someone requested an export of a person’s data. Look at the request, and release the export to the person.',
  takeoutReleased: 'Your personal data is ready. You can download it from your settings.',
  breachFound:
    'A personal data breach is registered: {name}. The Data Protection Authority must be told within 72 hours, unless there is no risk.',
  breach:
    'The 72 hours to report the breach “{name}” are nearly over. Notify the Data Protection Authority, or assess that there is no risk.',
  breachLate: 'The 72 hours to report the breach “{name}” are over. Notify the Data Protection Authority now, and write why it is late.',
  breachPeople: 'The people whose data the breach “{name}” concerns have not been told. The risk is high, so tell them without delay.',
};
