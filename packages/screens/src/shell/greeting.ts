/** 'Bom dia, Marina' by the operator's hour (0–23), with the first name. */
export const greeting = (hour: number, name: string): string => {
  const firstName = name.trim().split(/\s+/)[0] ?? '';
  const words = hour >= 5 && hour < 12 ? 'Bom dia' : hour >= 12 && hour < 18 ? 'Boa tarde' : 'Boa noite';
  return firstName === '' ? words : `${words}, ${firstName}`;
};
