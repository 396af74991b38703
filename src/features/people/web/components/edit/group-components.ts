import type { ComponentType } from 'react';
import type { EditGroup } from '../../edit-groups.ts';
import { AddressFields } from './AddressFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import type { EditProps } from './EditSection.tsx';
import { JobFields } from './JobFields.tsx';
import { KinFields } from './KinFields.tsx';
import { NameFields } from './NameFields.tsx';
import { PayFields } from './PayFields.tsx';
import { PersonalFields } from './PersonalFields.tsx';
import { RemarkFields } from './RemarkFields.tsx';

/** The component of each group of fields, for the long form and for sections edited in place. */
export const groupComponents: Record<EditGroup, ComponentType<EditProps>> = {
  name: NameFields,
  contact: ContactFields,
  address: AddressFields,
  job: JobFields,
  pay: PayFields,
  personal: PersonalFields,
  nextOfKin: KinFields,
  remarks: RemarkFields,
};
