/** What happens to text messages when somebody is erased. */
export const enLeaving = {
  consequences: {
    smsSent: '{count, plural, one {A text message stays} other {# text messages stay}} without the name of whoever sent it',
    smsGot: '{count, plural, one {A text message loses} other {# text messages lose}} name and number of whoever got it',
  },
};
