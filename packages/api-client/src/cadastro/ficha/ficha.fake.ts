import { fake } from '../../http/fake.ts';
import {
  corrigeBeneficiario,
  type DadosFicha,
  type ErroFicha,
  type FatoDaPessoa,
  fichaBeneficiario,
  type FichaBeneficiario,
  getMunicipios,
  historicoBeneficiario,
  type Municipio,
} from './ficha.contract.ts';
import { fakeFormaDePapel } from '../forma-de-papel/formaDePapel.fake.ts';
import { fakeName } from '../../report/names.fake.ts';

/** Three cities. */
const fakeMunicipios: Municipio[] = [
  { codigo: '4104808', nome: 'Cascavel', uf: 'PR' },
  { codigo: '4115200', nome: 'Maringá', uf: 'PR' },
  { codigo: '4127700', nome: 'Toledo', uf: 'PR' },
];

const dadosFicha: DadosFicha = {
  nome: 'Otília Brandão Rezende',
  cpf: '52998224725',
  cns: '898001160660761',
  dataNascimento: '1984-02-29',
  sexo: 'F',
  nomeMae: 'Alzira Rezende',
  logradouro: 'Rua das Paineiras',
  numero: '12',
  complemento: null,
  bairro: 'Centro',
  codigoMunicipio: '4115200',
  cep: '87050000',
};

/** Two fields that ANS rejected. */
const fakeErros: ErroFicha[] = [
  {
    campo: 'cpf',
    campoAns: 'CPF',
    valorCampo: '11111111111',
    codigoErro: '1001',
    mensagemErro: 'CPF inválido',
  },
  {
    campo: 'nomeMae',
    campoAns: 'NOME DA MÃE',
    valorCampo: null,
    codigoErro: '0702',
    mensagemErro: 'Campo obrigatório não informado',
  },
];

/** The record of an invented person, with the given changes. */
export const fakeFicha = (
  matricula = '0000001201',
  { dados, ...given }: Partial<Omit<FichaBeneficiario, 'dados'>> & { dados?: Partial<DadosFicha> } = {},
): FichaBeneficiario => ({
  matricula,
  cco: '300000007919',
  versao: 'versao-1',
  dados: { ...dadosFicha, nome: fakeName(Number(matricula) % 1_000), ...dados },
  vinculo: {
    titular: null,
    relacaoDependencia: 'Titular',
    plano: 'Smart 200 Enfermaria (471203148)',
    empresa: 'Serraria Ipê',
    dataContratacao: '2019-08-01',
    dataCancelamento: null,
    motivoCancelamento: null,
  },
  erros: [],
  ...given,
});

/** A record that ANS rejected: an impossible CPF, and no mother's name. */
export const fakeFichaRejeitada = (matricula = '0000001201'): FichaBeneficiario =>
  fakeFicha(matricula, { dados: { cpf: '11111111111', nomeMae: null }, erros: fakeErros });

/** A bond that was sold, sent, refused and corrected. */
const fakeHistorico = (matricula: string): FatoDaPessoa[] => {
  const fato = { matricula, hora: null, campo: null, antes: null, depois: null, texto: null, quem: null };
  return [
    {
      ...fato,
      dia: '2026-11-10',
      hora: '09:12',
      fato: 'CORREÇÃO',
      campo: 'nomeMae',
      antes: null,
      depois: 'Alzira Rezende',
      quem: 'Marina Alencar',
    },
    {
      ...fato,
      dia: '2026-10-14',
      hora: '16:40',
      fato: 'RECUSA DA ANS',
      campo: 'nomeMae',
      texto: '0702 Campo obrigatório não informado',
    },
    {
      ...fato,
      dia: '2026-10-05',
      hora: '10:00',
      fato: 'ENVIO À ANS',
      texto: 'RETIFICAÇÃO em 99999920261005100000.SBX, rejeitada',
      quem: 'Marina Alencar',
    },
    { ...fato, dia: '2019-08-01', fato: 'ATIVAÇÃO' },
    { ...fato, dia: '2019-07-20', fato: 'VENDA' },
  ];
};

/** The calls of the record: each code has a rejected record of its own; a correction is answered but not kept. */
export const fichaFakes = (make: (matricula: string) => FichaBeneficiario = fakeFichaRejeitada) => [
  fake(fichaBeneficiario, ({ body }) => make(body.matricula)),
  fake(historicoBeneficiario, ({ body }) => fakeHistorico(body.matricula)),
  ...fakeFormaDePapel(),
  fake(corrigeBeneficiario, ({ body: { matricula, versao, dados } }) => {
    const before = make(matricula).dados;
    const alterados = Object.keys(dados).filter(
      (campo) => dados[campo as keyof DadosFicha] !== before[campo as keyof DadosFicha],
    );
    const message =
      alterados.length === 0
        ? 'Nada mudou neste cadastro.'
        : 'Cadastro corrigido. O que mudou segue no próximo arquivo à ANS.';
    return { success: true, message, versao: `${versao}+`, alterados };
  }),
  fake(getMunicipios, fakeMunicipios),
];
