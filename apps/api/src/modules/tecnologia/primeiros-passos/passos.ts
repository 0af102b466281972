import { agree, counted } from '@vidas/api-client/words/counted.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import { moduleKeys, moduleNames } from '@vidas/api-client/shell/modules.ts';
import type { EstadoDoPasso } from '@vidas/api-client/tecnologia/primeiros-passos/primeirosPassos.contract.ts';
import {
  type ChaveDoPasso,
  chavesDosPassos,
  passos,
} from '@vidas/api-client/tecnologia/primeiros-passos/primeirosPassos.rules.ts';
import dayjs from 'dayjs';
import { nomeNeutro, type ServerConfig } from '../../../config/config.ts';
import type { Fatos } from './fatos.sql.ts';

/** What the steps are judged by. */
export interface Situacao {
  fatos: Fatos;
  config: Pick<
    ServerConfig,
    'ansRegistration' | 'operatorName' | 'cobranca' | 'smtpUrl' | 'messaging' | 'tissSchemas' | 'centroMedico'
  >;
  /** Schemas of TISS in the configured folder. */
  esquemas: number;
  emImplantacao: boolean;
  hoje: string;
}

/** An older copy or rehearsal does not count (docs/operacao.md). */
const DIAS_DA_COPIA = 7;
const DIAS_DO_RESTAURO = 92;

const numero = (valor: number): string => valor.toLocaleString('pt-BR');

type Julgado = readonly [feito: boolean, detalhe: string];

const quantos = (total: number, nenhum: string): Julgado =>
  total > 0 ? [true, `${numero(total)} no cadastro.`] : [false, nenhum];

const recente = (dia: string | null, dias: number, hoje: string): boolean =>
  dia !== null && dayjs(hoje).diff(dia, 'day') <= dias;

const idade = (dia: string, hoje: string): string => {
  const dias = dayjs(hoje).diff(dia, 'day');
  return dias <= 0 ? 'de hoje' : `de ${writeDay(dia)}, há ${counted(dias, 'dia', 'dias')}`;
};

/** Host and port alone: the address may hold a password. */
const maquinaDe = (smtpUrl: string): string => new URL(smtpUrl).host;

const daConfiguracao = ({ config, esquemas, fatos }: Situacao) => {
  const { ansRegistration, operatorName, cobranca, smtpUrl, messaging, tissSchemas, centroMedico } = config;
  const { beneficiario, conta } = cobranca;
  const temCentro = fatos.modulos.includes('centro-medico');
  return {
    'registro-ans':
      ansRegistration === ''
        ? [false, 'Sem ele não há arquivo do SIB, protocolo, lote TISS nem declaração.']
        : [true, `${ansRegistration}.`],
    operadora:
      beneficiario === undefined
        ? [false, 'Falta a razão social, o CNPJ ou o endereço: sem os três não há boleto nem declaração.']
        : operatorName === nomeNeutro
          ? [false, 'Falta o nome curto (OPERATOR_NAME): os textos dizem "Operadora".']
          : [true, `${beneficiario.nome}, CNPJ ${beneficiario.documento}.`],
    'conta-do-banco':
      conta === undefined
        ? [false, 'Sem ela não há boleto.']
        : [true, `Agência ${conta.agencia}-${conta.agenciaDv}, convênio ${conta.convenio}.`],
    email:
      smtpUrl === undefined
        ? [false, 'Nada sai por e-mail: boletos e declarações são recusados.']
        : [true, maquinaDe(smtpUrl)],
    mensageria:
      messaging.url === undefined
        ? [false, 'As campanhas não se importam nem se enviam.']
        : [true, new URL(messaging.url).host],
    tiss:
      esquemas > 0
        ? [true, `${numero(esquemas)} ${agree(esquemas, 'arquivo', 'arquivos')} .xsd.`]
        : [
            false,
            tissSchemas === undefined
              ? 'Os lotes são julgados só pela estrutura.'
              : 'A pasta não tem nenhum arquivo .xsd: os lotes são julgados só pela estrutura.',
          ],
    'centro-medico':
      centroMedico === undefined
        ? temCentro
          ? [false, 'O módulo Centro Médico não vê nenhuma guia.']
          : [true, 'Ninguém abre o módulo Centro Médico, e não é preciso.']
        : [true, `Prestador ${centroMedico}.`],
  } satisfies Partial<Record<ChaveDoPasso, Julgado>>;
};

const dasPessoas = ({ modulos, tecnicos }: Fatos): Julgado => {
  const semNinguem = moduleKeys.filter((key) => !modulos.includes(key));
  if (semNinguem.length > 0)
    return [false, `Ninguém abre ${semNinguem.map((key) => moduleNames[key]).join(', ')}.`];
  if (tecnicos < 2)
    return [false, 'Só uma pessoa tem Tecnologia: o que pede uma segunda pessoa se faz no console.'];
  return [true, 'Cada módulo tem alguém.'];
};

/** The years whose holidays have to be there. */
export const anosDosFeriados = (hoje: string): number[] => {
  const ano = Number(hoje.slice(0, 4));
  return [ano, ano + 1];
};

const dosFeriados = ({ anosComFeriados }: Fatos, hoje: string): Julgado => {
  const faltam = anosDosFeriados(hoje).filter((ano) => !anosComFeriados.includes(ano));
  return faltam.length === 0
    ? [true, `Gravados os de ${anosComFeriados.join(' e ')}.`]
    : [false, `Não estão gravados os de ${faltam.join(' e ')}: vencimentos podem errar por um dia.`];
};

const doBanco = ({ fatos, emImplantacao, hoje }: Situacao) => {
  const { copia, restauro, restauroPor, emVigor } = fatos;
  return {
    pessoas: dasPessoas(fatos),
    municipios: quantos(fatos.municipios, 'Nenhum no cadastro.'),
    planos: quantos(fatos.planos, 'Nenhum no cadastro.'),
    vendedores: quantos(fatos.vendedores, 'Nenhum no cadastro.'),
    prestadores: quantos(fatos.prestadores, 'Nenhum no cadastro.'),
    vidas: [fatos.temVidas, fatos.temVidas ? 'Há vidas no cadastro.' : 'Nenhuma no cadastro.'],
    conferencia:
      emVigor === null
        ? [false, 'Nenhum arquivo da ANS está em vigor.']
        : [true, `O arquivo de ${writeDay(emVigor)}.`],
    titulos: [fatos.temTitulos, fatos.temTitulos ? 'Há títulos no cadastro.' : 'Nenhum no cadastro.'],
    vendas: [fatos.temVendas, fatos.temVendas ? 'Há vendas no cadastro.' : 'Nenhuma no cadastro.'],
    'carga-assinada': emImplantacao
      ? [false, 'Em implantação: arquivo SBX, fechamento, envios e campanhas esperam.']
      : [true, 'A instalação não está em implantação.'],
    regras: quantos(fatos.regras, 'Nenhuma regra em vigor: nenhuma venda dá comissão.'),
    feriados: dosFeriados(fatos, hoje),
    copia: [
      recente(copia, DIAS_DA_COPIA, hoje),
      copia === null ? 'Nenhuma cópia foi feita.' : `A última é ${idade(copia, hoje)}.`,
    ],
    restauro: [
      recente(restauro, DIAS_DO_RESTAURO, hoje),
      restauro === null
        ? 'Nenhum restauro foi anotado.'
        : `O último é ${idade(restauro, hoje)}, anotado por ${restauroPor ?? 'quem já não tem login'}.`,
    ],
  } satisfies Partial<Record<ChaveDoPasso, Julgado>>;
};

/** How every step stands: done, missing, or waiting for those that come before it (TEC-5). */
export const estadosDosPassos = (situacao: Situacao): EstadoDoPasso[] => {
  const julgados: Record<ChaveDoPasso, Julgado> = { ...daConfiguracao(situacao), ...doBanco(situacao) };
  return chavesDosPassos.map((passo) => {
    const [feito, detalhe] = julgados[passo];
    const espera = feito ? [] : passos[passo].precisa.filter((antes) => !julgados[antes][0]);
    const nome = feito ? 'feito' : espera.length > 0 ? 'bloqueado' : 'falta';
    return { passo, situacao: nome, detalhe, espera };
  });
};
