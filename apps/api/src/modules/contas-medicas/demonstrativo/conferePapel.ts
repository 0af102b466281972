import type { ServerConfig } from '../../../config/config.ts';
import { Failure } from '../../../http/failure.ts';
import type { EsquemaTiss } from '../../../imports/tiss/arquivoTiss.ts';
import { esquemaEmPalavras } from '../../../imports/tiss/esquemaTexto.ts';
import { eachPortion, readInThread } from '../../../threads/readInThread.ts';

/** An XML paper before it leaves. */
export interface PapelXml {
  /** Its name in a sentence, with article: 'O protocolo'. */
  nome: string;
  bytes: Uint8Array;
  /** 'M.mm.pp' */
  versao: string;
  /** Numbers of its guides, in order. */
  guias: readonly string[];
}

/** Verdict on a paper: a sentence for the answer, and a reason when the paper may not leave. */
export interface Conferencia {
  dita: string;
  recusa: string | null;
}

const cadastros = {
  operadora:
    'Acerte o registro, o CNPJ ou o nome da operadora (ANS_REGISTRATION, OPERATOR_CNPJ, OPERATOR_LEGAL_NAME): fale com a TI.',
  prestador: 'Acerte o cadastro do prestador e gere o papel de novo.',
  beneficiario: 'Acerte o cadastro do beneficiário e gere o papel de novo.',
  item: 'Acerte o item na guia e gere o papel de novo.',
  outro: 'Fale com a TI.',
} as const;

const donos: Readonly<Record<string, keyof typeof cadastros>> = {
  registroANS: 'operadora',
  numeroCNPJ: 'operadora',
  nomeOperadora: 'operadora',
  codigoPrestadorNaOperadora: 'prestador',
  nomeContratado: 'prestador',
  CNES: 'prestador',
  numeroCarteira: 'beneficiario',
  nomeBeneficiario: 'beneficiario',
  codigoTabela: 'item',
  codigoProcedimento: 'item',
  descricaoProcedimento: 'item',
  grauParticipacao: 'item',
  qtdExecutada: 'item',
  tipoGlosa: 'item',
};

/** Position of a repeated element in an XPath; libxml2 gives none to an only one. */
const posicao = (xpath: string, nome: string): number | null => {
  const achada = new RegExp(`:${nome}(?:\\[(\\d+)\\])?(?:/|$)`).exec(xpath);
  return achada && Number(achada[1] ?? 1);
};

const lugarDe = (xpath: string, guias: readonly string[]): string => {
  const guia = posicao(xpath, '(?:relacaoGuias|dadosGuias(?:Odonto)?)');
  const item = posicao(xpath, 'detalhesGuia');
  if (guia === null) return '';
  return ` na guia ${guias[guia - 1] ?? guia}${item === null ? '' : `, ${item}º item`}`;
};

/** Reason why a paper may not leave: element, place, and the setting or register to correct. */
const recusaDe = ({ nome, versao, guias }: PapelXml, erros: EsquemaTiss['erros']): string => {
  const [primeiro] = erros;
  if (!primeiro) return `${nome} não saiu: não se pôde ler o que foi escrito. ${cadastros.outro}`;
  const { xpath, message } = primeiro;
  const elemento = /([\w-]+)(?:\[\d+\])?$/.exec(xpath)?.[1] ?? '';
  const mais = erros.length === 1 ? '' : ` Há mais ${erros.length - 1} assim.`;
  return `${nome} não saiu, porque o esquema ${versao} o recusa${lugarDe(xpath, guias)}. ${esquemaEmPalavras(message)}${mais} ${cadastros[donos[elemento] ?? 'outro']}`;
};

/**
 * Checks a paper by the installed schema of its version, in a thread of its own (TIS-65). `isSoMoldura` judges only elements outside
 * the guides, for a provider's own file: the provider corrects its guides.
 */
export const conferePapel = async (
  { tissSchemas }: Pick<ServerConfig, 'tissSchemas'>,
  papel: PapelXml,
  { isSoMoldura = false } = {},
): Promise<Conferencia> => {
  const { bytes, versao } = papel;
  const { situacao, erros } =
    tissSchemas === undefined
      ? { situacao: 'AUSENTE' as const, erros: [] }
      : await eachPortion(
          readInThread('papelTiss', { bytes, versao, esquemas: tissSchemas }),
          () => undefined,
        );
  if (situacao === 'AUSENTE')
    return { dita: `Não conferido: o esquema da versão ${versao} não está instalado.`, recusa: null };
  const nossos = isSoMoldura
    ? erros.filter(({ lugar }) => lugar === undefined || lugar.ordem === null)
    : erros;
  const isValido = situacao === 'VALIDO' || (isSoMoldura && erros.length > 0 && nossos.length === 0);
  return {
    dita: `Conferido${isSoMoldura ? ', fora das guias,' : ''} pelo esquema ${versao} da ANS.`,
    recusa: isValido ? null : recusaDe(papel, nossos),
  };
};

/** Sentence about a paper that may leave. Throws Failure 422 with the thing to correct. */
export const exigeConferido = async (...args: Parameters<typeof conferePapel>): Promise<string> => {
  const { dita, recusa } = await conferePapel(...args);
  if (recusa === null) return dita;
  throw new Failure(422, recusa, { body: { success: false } });
};
