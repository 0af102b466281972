import type {
  ArquivoDaCarga,
  EntregaDaCarga,
} from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDados.contract.ts';
import { arquivoDe } from '../../../carga/arquivos/index.ts';
import type { Entrega, Relatorio } from '../../../carga/entregas/entregas.sql.ts';
import type { Trazida } from './carga.sql.ts';

const total = <T>(itens: readonly T[] | undefined, valor: (item: T) => number): number | null =>
  itens ? itens.reduce((soma, item) => soma + valor(item), 0) : null;

/** A delivery in the list. */
export const presentEntrega = (
  { relatorio, manifesto: _manifesto, login, ...entrega }: Entrega,
  { por, arquivos }: Trazida = { por: login, arquivos: 0 },
): EntregaDaCarga => ({
  ...entrega,
  por,
  arquivos,
  linhas: total(relatorio?.arquivos, (um) => um.linhas),
  recusadas: total(relatorio?.arquivos, (um) => um.recusadas),
  novas: total(relatorio?.mudancas, (uma) => uma.novas),
  mudadas: total(relatorio?.mudancas, (uma) => uma.mudadas),
  iguais: total(relatorio?.mudancas, (uma) => uma.iguais),
});

/** A received file with the result of its judgement. */
export const presentArquivo =
  (relatorio: Relatorio | null) =>
  ({ nome, bytes, sha256 }: { nome: string; bytes: number; sha256: string }): ArquivoDaCarga => {
    const lido = relatorio?.arquivos.find((um) => um.nome === nome);
    const mudancas = relatorio?.mudancas.filter(({ arquivo }) => arquivo === nome) ?? [];
    const dele = lido && mudancas.length > 0 ? mudancas : undefined;
    return {
      nome,
      titulo: arquivoDe(nome)?.titulo ?? nome,
      bytes,
      sha256,
      linhas: lido?.linhas ?? null,
      recusadas: lido?.recusadas ?? null,
      novas: total(dele, (uma) => uma.novas),
      mudadas: total(dele, (uma) => uma.mudadas),
      iguais: total(dele, (uma) => uma.iguais),
      somas: Object.entries(lido?.somas ?? {}).map(([coluna, valor]) => ({ coluna, valor })),
      ausentes: relatorio?.ausentes?.find(({ arquivo }) => arquivo === nome)?.ausentes ?? null,
      passaDoLimite: relatorio?.demais.includes(nome) ?? false,
    };
  };

/** Files in import order. */
export const naOrdem = <T extends { nome: string }>(recebidos: readonly T[]): T[] =>
  recebidos.toSorted((a, b) =>
    (arquivoDe(a.nome)?.numero ?? '').localeCompare(arquivoDe(b.nome)?.numero ?? ''),
  );
