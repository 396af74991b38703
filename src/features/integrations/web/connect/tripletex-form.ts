import { z } from 'zod';
import { connectTripletex, type ConnectAnswer } from '../../contract/endpoints-connections.ts';

/** What a token leaves open. */
export type Choices = Extract<ConnectAnswer, { state: 'choose' }>;

const { employeeToken, consumerToken, userType } = connectTripletex.body.shape;

export const userTypes = ['NO_ACCESS', 'STANDARD', 'EXTENDED'] as const;

/** No department: what a list of choices cannot hold as null. */
export const noDepartment = 'none';

/** What is typed and chosen to connect Tripletex. Null is what nobody has chosen yet. */
export const Tokens = z.object({
  employeeToken,
  consumerToken: consumerToken.unwrap().default(''),
  userType,
  clientId: z.string().nullable(),
  departmentId: z.string().nullable(),
});
export type TokenValues = z.input<typeof Tokens>;

export const initialTokens: TokenValues = {
  employeeToken: '',
  consumerToken: '',
  userType: 'NO_ACCESS',
  clientId: null,
  departmentId: null,
};

/** The body of the call. Sending again what was asked about says that another company is meant. */
export function bodyOf(values: TokenValues, choices: Choices | undefined): z.input<typeof connectTripletex.body> {
  const { clientId, departmentId, consumerToken: consumer = '' } = values;
  return {
    employeeToken: values.employeeToken,
    userType: values.userType,
    ...(consumer.trim() !== '' && { consumerToken: consumer }),
    ...(clientId !== null && { clientId }),
    ...(departmentId !== null && { departmentId: departmentId === noDepartment ? null : departmentId }),
    isOtherCompanyMeant: choices?.isOtherCompany ?? false,
  };
}
