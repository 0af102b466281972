/** Registration at the regulator as it is printed: 999999 becomes 99999-9; anything else stays as configured. */
export const writeAnsRegistration = (registration: string): string =>
  registration.replace(/^(\d{5})(\d)$/, '$1-$2');
