/** 'Bom dia, Marina' by the hour (0–23) at the operator; the first name alone. */
export const greeting = (hour: number, name: string): string => {
  const firstName = name.trim().split(/\s+/)[0] ?? '';
  const words = hour >= 5 && hour < 12 ? 'Bom dia' : hour >= 12 && hour < 18 ? 'Boa tarde' : 'Boa noite';
  return firstName === '' ? words : `${words}, ${firstName}`;
};
