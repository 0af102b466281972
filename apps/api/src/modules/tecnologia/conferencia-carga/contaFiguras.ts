import {
  figuras,
  mesesComparados,
  type NomeDaFigura,
  nomesDasFiguras,
} from '@vidas/api-client/tecnologia/conferencia-carga/conferenciaCarga.rules.ts';
import type { Db } from '../../../db/database.ts';
import { abertos, coparticipacoes, guias, lancamentosEFaturas, pagos } from './dinheiro.sql.ts';
import { diferencasDoSib, prestadores, vendas } from './redeEVendas.sql.ts';
import { type Contada, porEmpresa, porFaixa, porPlano, porVinculo, semDado } from './vidas.sql.ts';

type Conta = (db: Db, hoje: string, meses: readonly string[]) => Promise<Contada[]>;

const contas: Record<NomeDaFigura, Conta> = {
  'vidas-plano': porPlano,
  'vidas-empresa': porEmpresa,
  'vidas-faixa': porFaixa,
  'vidas-vinculo': porVinculo,
  'vidas-sem-dado': semDado,
  'titulos-abertos': abertos,
  pagamentos: (db, _hoje, meses) => pagos(db, meses),
  'lancamentos-faturas': lancamentosEFaturas,
  guias: (db, _hoje, meses) => guias(db, meses),
  coparticipacao: (db, _hoje, meses) => coparticipacoes(db, meses),
  vendas: (db, _hoje, meses) => vendas(db, meses),
  prestadores,
  sib: diferencasDoSib,
};

/** All figures counted here on a day, in the order of the page. */
export const contaFiguras = async (db: Db, hoje: string): Promise<(Contada & { figura: NomeDaFigura })[]> => {
  const meses = mesesComparados(hoje);
  const todas: (Contada & { figura: NomeDaFigura })[] = [];
  // Sequential: in parallel they would use every connection of the server.
  for (const figura of nomesDasFiguras)
    for (const contada of await contas[figura](db, hoje, meses))
      todas.push({ ...contada, figura, valor: figuras[figura].temValor ? contada.valor : null });
  return todas;
};
