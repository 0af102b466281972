import type { Endpoint } from '@vidas/api-client/http/endpoint.ts';
import type { Db } from '../db/schema.ts';
import { tx } from '../db/tx.ts';
import { type Asked, questionsOf, usualParams } from '../demo/everyScreen.fixture.ts';
import { noList } from '../demo/noList.fixture.ts';
import type { WalkCall } from '../test/calls.fixture.ts';
import { calls } from '../test/walkSend.fixture.ts';
import { arquivos } from './arquivos/index.ts';
import { abreEntrega } from './entregas/entregas.sql.ts';
import { csvDe } from './exporta.sql.ts';
import { type Julgamento, processa } from './motor.ts';

/** All files of a database, by name. */
export const exporta = async (db: Db): Promise<Map<string, string>> => {
  const arquivosDe = new Map<string, string>();
  for (const arquivo of arquivos) {
    const partes: string[] = [];
    for await (const { texto } of csvDe(db, arquivo)) partes.push(texto);
    arquivosDe.set(arquivo.nome, partes.join(''));
  }
  return arquivosDe;
};

/** Loads files as one delivery; one refused line refuses all. */
export const carregaTudo = async (
  db: Db,
  arquivosDe: ReadonlyMap<string, string>,
  { entrega, em, aplica = true }: { entrega: string; em: string; aplica?: boolean },
): Promise<Julgamento> => {
  await abreEntrega(db, entrega, { login: 'USU_TI', via: 'TELA', em });
  const entregues = [...arquivosDe].map(([nome, texto]) => ({
    nome,
    abre: async function* () {
      yield Buffer.from(texto);
    },
  }));
  return tx(db, (trx) => processa(trx, entregues, { entrega, em, limiteDeRecusadas: 0, aplica }));
};

/** A reading call with its input. */
export interface Pergunta {
  name: string;
  endpoint: Endpoint;
  call: WalkCall;
}

/** Values for calls about a single thing, besides those for lists. */
export interface Perguntado extends Asked {
  guia: string;
  nossoNumero: string;
  /** Due day of that nosso número's bill. */
  vencimentoDoBoleto: string;
}

/** GET calls that send something. */
const manda = new Set(['/cobranca/getEnviaBoleto/{matricula}/{email}/{name}/{nossoNumero}']);

/** Calls that open a single thing, POST included. */
const umaAUma = (perguntado: Perguntado): Record<string, WalkCall> => {
  const { comBoleto: matricula, comDeclaracao, guia, hoje, nossoNumero } = perguntado;
  const { competencia = '' } = usualParams(hoje, 'A');
  const vence = perguntado.vencimentoDoBoleto.split('-').toReversed().join('_');
  const doTitular = { params: { type: 'I', matricula, nossoNumero, dueDate: vence, date: vence } };
  const daGuia = { body: { numGuia: guia, seqItem: 1 } };
  const doRetorno = { params: { arquivo: '12', linha: '2' } };
  return {
    '/cadastro/verificaArquivoSib': { body: { sha256: '0'.repeat(64) } },
    '/cadastro/fichaBeneficiario': { body: { matricula } },
    '/cobranca/getGeraBoleto/{matricula}/{nossoNumero}': doTitular,
    '/cobranca/getGeraDadosBoleto/{type}/{matricula}/{dueDate}': doTitular,
    '/cobranca/getGeraDadosBoletoAbertos/{type}/{matricula}': doTitular,
    '/cobranca/getBoletoDados/{type}/{matricula}/{date}': doTitular,
    '/cobranca/declaracaoPdf': { body: { matricula: comDeclaracao, idDeclaracao: '1' } },
    '/financeiro/getGeraDadosBoleto/{type}/{matricula}': doTitular,
    '/financeiro/getResumoRetorno/{arquivo}': doRetorno,
    '/financeiro/getLinhasRetorno/{arquivo}': doRetorno,
    '/financeiro/getLinhaRetorno/{arquivo}/{linha}': doRetorno,
    '/financeiro/getPreviaDesfazer/{arquivo}/{linha}': doRetorno,
    '/contasMedicas/getGuiaImportada': { body: { numGuia: guia } },
    '/contasMedicas/getContextoItem': daGuia,
    '/contasMedicas/getItensIguais': daGuia,
    '/contasMedicas/getComentarioGlosa': { body: { comCod: '1001' } },
    '/contasMedicas/getCompetenciaPagMed': {},
    '/contasMedicas/getDemonstrativoXml': { body: { protocolo: '1' } },
    '/tecnologia/getMudancasPessoa': { body: { login: 'USU_PROVA' } },
    '/vendedor/getVendedor/{code}': { params: { code: '613' } },
    '/vendedor/getEstornos/{seller}/{competencia}': { params: { seller: '613', competencia } },
  };
};

/** Every reading call with a screen's input; lists by status get both statuses. */
export const perguntas = (perguntado: Perguntado): Pergunta[] => {
  const questions = questionsOf(perguntado);
  const uma = umaAUma(perguntado);
  return calls.flatMap(({ name, endpoint, call }): Pergunta[] => {
    const { path, method } = endpoint;
    const usual = (status: 'A' | 'F') => ({ ...call.params, ...usualParams(perguntado.hoje, status) });
    const aberta = uma[path];
    if (aberta) return [{ name, endpoint, call: { params: usual('A'), ...aberta } }];
    if (noList.includes(path)) return method === 'GET' && !manda.has(path) ? [{ name, endpoint, call }] : [];
    const { rows: _, ...question } = questions[path] ?? {};
    const statuses = path.includes('{status}') && !question.params ? (['A', 'F'] as const) : (['A'] as const);
    return statuses.map((status) => ({
      name,
      endpoint,
      call: { ...(questions[path] ? {} : call), params: usual(status), ...question },
    }));
  });
};
