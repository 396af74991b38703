/** The mail with which an administrator in Uni Micro is asked. */
export const enCodeMail = {
  subject: '{code} is your code to connect Uni Micro',
  heading: 'Connect Uni Micro to Samspill',
  text: '{name} wants to connect {company} in Uni Micro to Samspill. Give {name} this code if that is right:',
  what: 'With it the two systems can compare their employees, and bring those over that someone chooses. The code is valid for 10 minutes.',
  footer:
    'You get this e-mail because you manage {company} in Uni Micro. If you did not expect it, give the code to nobody: nothing is connected without it.',
};
