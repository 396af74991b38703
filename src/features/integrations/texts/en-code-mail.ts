/** The mail with which an administrator in Uni Micro is asked. */
export const enCodeMail = {
  subject: '{code} is your code to connect Uni Micro',
  heading: 'Connect Uni Micro to Samspill',
  text: '{name} wants to connect {company} in Uni Micro to Samspill. Give {name} this code if that is right:',
  what: 'With the code, the two systems can compare their employees and transfer those that someone chooses. It works for 10 minutes.',
  footer:
    'You get this e-mail because you manage {company} in Uni Micro. If you did not expect it, do not give the code to anyone. Nothing is connected without it.',
};
