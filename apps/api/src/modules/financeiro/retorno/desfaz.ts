import { counted } from '@vidas/api-client/words/counted.ts';
import { assina } from '../../../carga/decisoes/assina.sql.ts';
import type { PreviaDesfazer } from '@vidas/api-client/financeiro/retorno/retorno.contract.ts';
import { linhaDoDesfazer, unidadeDoDesfazer } from '@vidas/api-client/financeiro/retorno/desfazer.rules.ts';
import type { Confirmado } from '@vidas/api-client/kinds/confirmado.ts';
import { exigeConfirmado } from '../../../confirmado/exigeConfirmado.ts';
import type { Deps } from '../../../deps.ts';
import { semLimite } from '../../../db/semLimite.ts';
import { type Trx, tx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { avisoDaBaixaEnviada } from '../../cobranca/novo-boleto/pago.sql.ts';
import { confereDiasDoArquivo } from '../extrato/confereDias.ts';
import { insertHistorico } from './aplicacao.sql.ts';
import { findMudados, gravaEstado } from './estado.sql.ts';
import { tiraRespostas } from './respostas.sql.ts';
import {
  type Alcance,
  type Apoio,
  deleteEfeitos,
  findAlcance,
  findApoiados,
  findIntocado,
  lockArquivo,
  lockLinha,
  type Parte,
  retiraDaConta,
} from './desfaz.sql.ts';

type DesfazDeps = Pick<Deps, 'db' | 'clock'>;

/** Maximum of reasons in one sentence. */
const NOMEADOS = 3;

const semNada = (): Failure => new Failure(409, 'Esta linha não mudou nenhum título; não há o que desfazer.');
const naoExiste = ({ linha }: Parte): Failure =>
  new Failure(
    404,
    linha === null
      ? 'Este arquivo não existe ou já foi desfeito.'
      : 'Esta linha não existe, ou ela ou o seu arquivo já foram desfeitos.',
  );

const nadaADesfazer = ({ linha }: Parte, { linhas }: Alcance): boolean => linha !== null && linhas === 0;

const lockParte = async (trx: Trx, { arquivo, linha }: Parte): Promise<boolean> =>
  (await lockArquivo(trx, arquivo)) &&
  (linha === null || (await lockLinha(trx, { arquivo, linha })) !== undefined);

const apoioEscrito = ({ nome, como, linhas, primeira, sobre }: Apoio): string => {
  if (como === 'CREDITO')
    return linhas === 1
      ? `O crédito da linha ${primeira} ${sobre}.`
      : `${linhas.toLocaleString('pt-BR')} créditos de ${nome} já tiveram destino: desfaça antes os destinos.`;
  if (como === 'DESTINO')
    return linhas === 1
      ? `O dinheiro da linha ${primeira} ${sobre}.`
      : `O dinheiro de ${linhas.toLocaleString('pt-BR')} linhas de ${nome} já teve destino: desfaça antes os destinos.`;
  if (como === 'COMANDO')
    return `O banco respondeu à linha ${primeira}, e depois se pediu de novo o título ${sobre}.`;
  if (linhas === 1)
    return como === 'MEXEU'
      ? `A linha ${primeira} de ${nome} mexeu depois no título ${sobre}.`
      : `A linha ${primeira} de ${nome} é igual à linha ${sobre} e foi julgada por ela.`;
  const quantas = `${linhas.toLocaleString('pt-BR')} linhas de ${nome}`;
  return como === 'MEXEU'
    ? `${quantas} mexeram depois nos mesmos títulos.`
    : `${quantas} são iguais a linhas deste e foram julgadas por elas.`;
};

/** Files to undo first, each once. */
const arquivosDe = (apoiados: readonly Apoio[]): PreviaDesfazer['apoios'] =>
  [
    ...Map.groupBy(
      apoiados.filter(({ como }) => como === 'MEXEU' || como === 'IGUAL'),
      ({ arquivo }) => arquivo,
    ),
  ].map(([arquivo, apoios]) => ({
    arquivoId: String(arquivo),
    nome: apoios[0]?.nome ?? '',
    linhas: apoios.reduce((sum, { linhas }) => sum + linhas, 0),
  }));

/** Preview of undoing a part: changes, dependences, rows left alone (CBR-19). */
export const previaDesfazer = async ({ db }: DesfazDeps, parte: Parte): Promise<PreviaDesfazer> => {
  const stands = await tx(db, (trx) => lockParte(trx, parte));
  if (!stands) throw naoExiste(parte);
  const alcance = await findAlcance(db, parte);
  const apoiados = await findApoiados(db, parte);
  const mudados = await tx(db, (trx) => findMudados(trx, { ...parte, lado: 'depois' }));
  const { semEfeito, diasConferidos } = await findIntocado(db, parte);
  const impedimentos = [
    ...(nadaADesfazer(parte, alcance) ? [semNada().message] : []),
    ...apoiados.map(apoioEscrito),
    // A later file explains the change and is already named.
    ...(apoiados.length > 0 ? [] : mudados)
      .slice(0, 20)
      .map((numero) => `O título ${numero} ou a sua fatura mudaram depois, por outro caminho.`),
  ];
  return {
    ...alcance,
    pode: impedimentos.length === 0,
    impedimentos,
    apoios: arquivosDe(apoiados),
    naoToca: [
      ...(semEfeito > 0
        ? [`${counted(semEfeito, 'linha que não mudou', 'linhas que não mudaram')} título nenhum.`]
        : []),
      ...(diasConferidos > 0
        ? [
            `A conferência de ${counted(diasConferidos, 'dia', 'dias')} de crédito contra o extrato: ela fica, e o dia aparece como mudado.`,
          ]
        : []),
      'Boletos, e-mails e mensagens já enviados.',
      'Comissões de meses fechados: a diferença entra no próximo mês aberto.',
      'O histórico: fica escrito quem desfez, quando e por quê.',
    ],
  };
};

/** Undoes a part and restores every title, unless something depends on it (CBR-18). */
export const desfaz = (
  { db, clock }: DesfazDeps,
  parte: Parte,
  { login, motivo, visto }: { login: string; motivo: string; visto?: Confirmado | undefined },
): Promise<Alcance & { aviso: string }> =>
  tx(db, async (trx) => {
    const { arquivo, linha } = parte;
    await semLimite(trx);
    if (!(await lockParte(trx, parte))) throw naoExiste(parte);
    const alcance = await findAlcance(trx, parte);
    if (nadaADesfazer(parte, alcance)) throw semNada();
    exigeConfirmado(visto, [linhaDoDesfazer(alcance)], unidadeDoDesfazer);
    const apoiados = await findApoiados(trx, parte);
    const mudados = await findMudados(trx, { ...parte, lado: 'depois' });
    if (apoiados.length > 0)
      throw new Failure(
        409,
        `Desfaça antes o que se apoia nisto. ${apoiados.slice(0, NOMEADOS).map(apoioEscrito).join(' ')}`,
        { body: { impedimentos: apoiados.map(apoioEscrito) } },
      );
    if (mudados[0] !== undefined)
      throw new Failure(
        409,
        `O título ${mudados[0]} ou a sua fatura mudaram depois, por outro caminho; nada foi desfeito.`,
      );
    const momento = momentoLocal(clock());
    await assina(trx, { login, em: momento });
    await retiraDaConta(trx, parte);
    await gravaEstado(trx, { ...parte, lado: 'antes' });
    await deleteEfeitos(trx, parte);
    await tiraRespostas(trx, parte, momento);
    if (linha === null)
      await trx
        .updateTable('upload_banco')
        .set({ situacao: 'DESFEITO', desfeito_em: momento, desfeito_por: login, desfeito_motivo: motivo })
        .where('id', '=', arquivo)
        .execute();
    else
      await trx
        .updateTable('retorno_linha')
        .set({ desfeita_em: momento })
        .where('arquivo_id', '=', arquivo)
        .where('linha', '=', linha)
        .execute();
    await insertHistorico(trx, {
      arquivo_id: arquivo,
      linha,
      acao: linha === null ? 'DESFEITO' : 'LINHA DESFEITA',
      feito_em: momento,
      login,
      motivo,
    });
    await confereDiasDoArquivo(trx, arquivo, { login, momento });
    return { ...alcance, aviso: await avisoDaBaixaEnviada(trx, { login, momento }) };
  });
