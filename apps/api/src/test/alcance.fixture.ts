import { contracts } from '@vidas/api-client/contracts.ts';
import type { Endpoint } from '@vidas/api-client/http/endpoint.ts';
import { deUmPrestador } from '../http/acesso/alcance.ts';
import type { Served } from '../http/door.ts';
import { camposDaResposta } from './camposDaResposta.ts';

/** Fields that identify a person; a guide's number leads to its person. */
const pessoa =
  /^(nome|pef_?nome|nome_?ben\w*|beneficiario|titular|matr[ií]cula|cod_?sau|codpaciente|numcarteirabenef|cartao|guia|gui_?ocor)$/i;
/** Fields that describe a treatment, or its reason. */
const saude =
  /codproc|descproc|procedimento|tuss|^cid$|(cod|desc)cid|diagn|exame|cirurg|sinistr|custo|pedido|glosa|gui_descricao|^crm$|cns_?cr$/i;

/** Fields of a call that identify people, and those about their health. */
const camposDeSaude = ({ reply }: Endpoint): { pessoas: string[]; saude: string[] } => {
  const campos = camposDaResposta(reply);
  return {
    pessoas: campos.filter((campo) => pessoa.test(campo)),
    saude: campos.filter((campo) => saude.test(campo)),
  };
};

/** The answer's fields identify people beside their health. */
export const nomeiaComSaude = (endpoint: Endpoint): boolean => {
  const { pessoas, saude: deSaude } = camposDeSaude(endpoint);
  return pessoas.length > 0 && deSaude.length > 0;
};

/** Calls with such fields that show nobody's health, each with the reason. */
export const semSaude: Readonly<Record<string, string>> = {
  'GET /cadastro/getPrestadoresCredenciados': 'names providers',
  'GET /credenciamento/getRede': 'names providers',
  'GET /contasMedicas/getInicio': 'names bands and reasons',
  'GET /centroMedico/getInicio': 'names bands and reasons',
  'GET /tecnologia/getPedidosAcesso': 'names staff, and requests of access',
  'POST /contabilidade/getSinistralidadeIndividualResumida':
    'sums of a plan; its fields of people stay empty',
  'POST /contabilidade/getSinistralidadeIndividualResumida/historico': 'the same',
  'POST /contabilidade/getSinistralidadeEmpresarialResumida': 'the same, of a company',
  'POST /contabilidade/getSinistralidadeEmpresarialResumida/historico': 'the same',
};

/** Calls that show people's health without such fields, each with the reason. */
export const pelaLista: Readonly<Record<string, string>> = {
  'GET /prevencao/getRelatorioPossiveisGestantes/{start}/{end}': 'quem está na lista',
  'GET /prevencao/getRelatorioBeneficiariosCidE66Criancas': 'quem está na lista',
  'GET /prevencao/getRelatorioBeneficiariosCidE66Adultos': 'quem está na lista',
  'GET /prevencao/getRelatorioBeneficiariosRestricaoBariatrica/{start}/{end}': 'quem está na lista',
  'GET /prevencao/getConsultasRegistradas/{start}/{end}': 'o próprio registro',
  'GET /cobranca/getNotificacoes': 'na situação e no porquê: quem está internado',
  'GET /cobranca/getRelatorioCancelamento/{date}': 'nos avisos: quem está internado',
  'GET /cobranca/getRelatorioInadimplentes/{date}': 'na situação e no porquê: quem está internado',
  'GET /cobranca/getArquivoDaProva/{id}': 'no arquivo: o que a prova traz',
  'GET /juridico/getNip/{id}': 'no texto: o que a pessoa conta',
  'GET /juridico/getNips': 'no assunto: o que a pessoa conta',
  'GET /juridico/getNipsCanceladas': 'no assunto: o que a pessoa conta',
  'GET /juridico/getNipsAbertas': 'no assunto: o que a pessoa conta',
  'GET /juridico/getNipsDoMes/{competencia}': 'no assunto: o que a pessoa conta',
  'GET /tecnologia/getProblemasDaCarga/{id}': 'no valor: o que o arquivo traz',
  'GET /tecnologia/getLinhasRecusadas/{id}/{nome}': 'na linha: o que o arquivo traz',
  'POST /contasMedicas/getDemonstrativoXml': 'no arquivo: nome ou carteira, procedimentos',
  'POST /contasMedicas/getDemonstrativoPdf': 'no arquivo: nome, procedimentos',
  'POST /contasMedicas/getPapelDoLote': 'no arquivo: carteira, procedimentos',
  'POST /juridico/dossieDaNip': 'no arquivo: guias, autorizações, protocolos',
};

/** Every call of the contract by method and path below the base. */
export const endpoints = new Map(
  Object.values(contracts)
    .flat()
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
);

/** Name of a mounted call, as in `endpoints`. */
export const nomeDa = ({ method, path }: Served): string =>
  `${method} ${path.replace(/^\/api(-site)?\/v1/, '')}`;

const estreitos = ['centro-medico', 'juridico'] as const;

/** Mounted calls of Centro Médico and Jurídico. */
export const dosEstreitos = (served: readonly Served[]): Served[] =>
  served.filter(({ acesso }) => {
    const allow = acesso?.allow;
    return Array.isArray(allow) && estreitos.some((key) => allow.includes(key));
  });

const linha = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const modulos = ({ acesso }: Served): readonly string[] =>
  Array.isArray(acesso?.allow) ? acesso.allow : ['qualquer sessão'];

const prestadores = (modulo: string): string =>
  (deUmPrestador as readonly string[]).includes(modulo) ? 'só o do centro' : 'todos';

/** Tables of `docs/regras/alcance.md`, derived from the calls' declarations (ALC-2). */
export const tabelas = (served: readonly Served[]): string[] => [
  linha('chamada', 'módulo', 'prestadores', 'finalidade'),
  '|---|---|---|---|',
  ...dosEstreitos(served)
    .flatMap((one) =>
      modulos(one).map((modulo) =>
        linha(`\`${nomeDa(one)}\``, modulo, prestadores(modulo), one.acesso?.finalidade ?? ''),
      ),
    )
    .toSorted(),
  linha('chamada', 'módulos', 'lista no registro', 'finalidade', 'pessoa', 'saúde'),
  '|---|---|---|---|---|---|',
  ...served
    .filter(({ acesso }) => acesso?.consulta)
    .map((one) => {
      const nome = nomeDa(one);
      const { pessoas, saude: deSaude } = camposDeSaude(endpoints.get(nome) as Endpoint);
      const { consulta, finalidade = '' } = one.acesso ?? {};
      const vista = pelaLista[nome] ?? deSaude.join(', ');
      return linha(
        `\`${nome}\``,
        modulos(one).join(', '),
        consulta?.lista ?? '',
        finalidade,
        pessoas.join(', ') || '—',
        vista,
      );
    })
    .toSorted(),
];
