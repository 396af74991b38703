import type { Catalogue, Plan } from '../contract/catalogue.ts';
import { subscriptionFeatures } from '#kernel/contract/permissions.ts';

const giga = 1_000_000_000;
const paid = { userLimit: null, administratorLimit: null, employmentContractLimit: null, storageLimit: 10 * giga, smsLimit: null };
const flat = { charged: 'flat', fewestUsers: 0, signaturesPerUser: 0 } as const;
const perUser = { charged: 'perUser', signaturesPerUser: 5 } as const;

/** What the plans cost a month, in whole øre; those in steps by how many contracts a step has room for. */
export interface ExamplePrices {
  hr: number;
  gdprBasic: number;
  gdprPremium: number;
  contractsStandard: Readonly<Record<number, number>>;
  contractsPremium: Readonly<Record<number, number>>;
  unlimited: number;
  packs: Readonly<Record<20 | 50 | 100, number>>;
}

/** The plans and packs of the product at prices of a demo or of tests; an operator publishes their own. */
export function exampleCatalogue(prices: ExamplePrices): Omit<Catalogue, 'version' | 'from'> {
  const { packs } = prices;
  return {
    vatPercent: 25,
    yearDiscountPercent: 20,
    plans: plansAt(prices),
    products: [
      { productId: 'signatures-20', price: packs[20], signatures: 20 },
      { productId: 'signatures-50', price: packs[50], signatures: 50 },
      { productId: 'signatures-100', price: packs[100], signatures: 100 },
    ],
  };
}

function plansAt({ hr, gdprBasic, gdprPremium, contractsStandard, contractsPremium, unlimited }: ExamplePrices): Plan[] {
  return [
    { ...flat, planId: 'free', features: [], limits: { userLimit: 4, administratorLimit: 1, storageLimit: giga }, tiers: [] },
    {
      ...perUser,
      planId: 'hr',
      fewestUsers: 4,
      features: ['absencecalendar', 'accesscontrol', 'employeecontract', 'onoffboarding', 'smsservice', 'winkit', 'integrations'],
      limits: paid,
      tiers: [{ tierId: 'hr', monthlyPrice: hr }],
    },
    gdprPlan('gdpr-basic', 25, gdprBasic),
    gdprPlan('gdpr-premium', 100, gdprPremium),
    contractsPlan('contracts-standard', 25, contractsStandard),
    contractsPlan('contracts-premium', 100, contractsPremium),
    {
      ...perUser,
      planId: 'unlimited',
      fewestUsers: 1,
      features: [...subscriptionFeatures],
      limits: { ...paid, contractLimit: null, gdprTreatmentLimit: null, storageLimit: 100 * giga },
      tiers: [{ tierId: 'unlimited', monthlyPrice: unlimited }],
    },
  ];
}

function gdprPlan(planId: 'gdpr-basic' | 'gdpr-premium', limit: number, monthlyPrice: number): Plan {
  const limits = { ...paid, gdprTreatmentLimit: limit };
  return { ...flat, planId, features: ['gdpr'], limits, tiers: [{ tierId: planId, monthlyPrice, limit }] };
}

function contractsPlan(planId: 'contracts-standard' | 'contracts-premium', limit: number, steps: Readonly<Record<number, number>>): Plan {
  const tiers = Object.entries(steps).map(([room, monthlyPrice]) => ({ tierId: `${planId}-${room}`, monthlyPrice, limit: Number(room) }));
  return { ...flat, planId, features: ['contracts'], limits: { ...paid, contractLimit: limit }, tiers };
}
