import { type ModuleKey, moduleKeyOf, moduleNames } from '@vidas/api-client/shell/modules.ts';
import type { MudancaDaPessoa, Pessoa } from '@vidas/api-client/tecnologia/pessoas/pessoas.contract.ts';
import type { MudancaDePessoa } from '../../../db/tables/acesso.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import type { findMudancas, selectPessoas } from './pessoas.sql.ts';

type Linha<Find extends (...given: never[]) => Promise<readonly object[] | undefined>> = NonNullable<
  Awaited<ReturnType<Find>>
>[number];

const isModulo = (key: string): key is ModuleKey => key in moduleNames;

export const presentPessoa = ({ modulos, entrada, ...pessoa }: Linha<typeof selectPessoas>): Pessoa => ({
  ...pessoa,
  modulos: modulos.filter(isModulo),
  ultimaEntrada: entrada,
});

const palavras: Record<`pessoa-${MudancaDePessoa}`, string> = {
  'pessoa-criada': 'Pessoa criada',
  'pessoa-senha-trocada': 'Senha trocada',
  'pessoa-modulos-trocados': 'Módulos trocados',
  'pessoa-editada': 'Dados editados',
  'pessoa-desativada': 'Desativada',
  'pessoa-reativada': 'Reativada',
};

const nomeDe = (chave: string): string => {
  const key = moduleKeyOf(chave);
  return key === undefined ? chave : moduleNames[key];
};

/** Text with names instead of module keys. */
export const comNomes = (detalhe: string): string => detalhe.replaceAll(/[a-z][a-z-]*/g, nomeDe);

/** A change in a person's history, with module names. */
export const presentMudanca = ({
  em,
  tipo,
  detalhe,
  quem,
  aprovador,
}: Linha<typeof findMudancas>): MudancaDaPessoa => ({
  em: momentoLocal(em),
  quem: quem ?? 'Console do servidor',
  aprovador,
  mudanca: palavras[tipo as keyof typeof palavras],
  // Words of a name or occupation are no keys of modules.
  detalhe: detalhe === null || tipo === 'pessoa-editada' ? detalhe : comNomes(detalhe),
});
