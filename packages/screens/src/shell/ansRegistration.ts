/** Registration at the regulator in its printed form: 999999 becomes 99999-9; any other text stays. */
export const writeAnsRegistration = (registration: string): string =>
  registration.replace(/^(\d{5})(\d)$/, '$1-$2');
