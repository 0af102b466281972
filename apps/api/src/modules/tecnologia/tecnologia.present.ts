import { findable } from '../../db/findable.ts';
import { anosEntre } from '../cadastro/relatorios/cadastro.rules.ts';

/** Age of a person who uses the app. */
export const presentIdade = ({ nascimento }: { nascimento: string }, hoje: string) => ({
  Idade: anosEntre(nascimento, hoje),
});

findable(import.meta.url, { presentIdade });
