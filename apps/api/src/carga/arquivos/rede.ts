import { type Arquivo, colunasDe, emOrdem, endereco, K, R, TODO_MES } from '../arquivo.ts';
import { algarismos, caepf, cei, cnpj, cpf, fone, texto } from '../textos.ts';
import { dia, escolha, inteiro, reais, simNao } from '../tipos.ts';

const prestador = colunasDe('prestador');

export const prestadores: Arquivo = {
  numero: '06',
  nome: 'prestadores',
  titulo: 'Prestadores',
  notas: [
    'O código é comparado com o codigoPrestadorNaOperadora do TISS sem os zeros à esquerda: 0123 e 123 não podem existir ao mesmo tempo.',
    'Duas unidades do mesmo CNPJ entram com o CNES de cada uma.',
    'O centro médico próprio tem o código 999520.',
  ],
  colunas: [
    prestador('codigo', texto({ max: 20 }), { ...K, exemplo: '1001' }),
    prestador('nome', texto(), { ...R, exemplo: 'Clínica de Exemplo' }),
    prestador('cnpj', cnpj, { nota: 'CNPJ ou CPF, um dos dois.' }),
    prestador('cpf', cpf, { exemplo: '', nota: 'De quem atende sem CNPJ.' }),
    prestador('crm', texto(), { exemplo: '123456-PR', nota: 'Número, traço e UF.' }),
    prestador('cnes', algarismos('CNES', 7, '1234567')),
    prestador('descricao', texto(), {
      ...R,
      exemplo: 'Clínica',
      nota: 'Hospital, Clínica, Laboratório, Médico…',
    }),
    prestador('especialidade', texto(), { exemplo: 'Cardiologia' }),
    prestador('credenciado_em', dia, R),
    prestador('descredenciado_em', dia, { exemplo: '' }),
    prestador('recredenciado_em', dia, { exemplo: '' }),
    prestador('incorporar_baixada', simNao, {
      ...R,
      nota: 'S: as guias deste prestador podem ser baixadas aqui.',
    }),
    prestador('email', texto(), { exemplo: 'clinica@exemplo.com.br' }),
    prestador('fone', fone),
    ...endereco(prestador),
  ],
  regras: [
    {
      coluna: 'cnpj',
      vale: (linha) => (linha['cnpj'] === null) !== (linha['cpf'] === null),
      motivo: 'o prestador tem CNPJ ou CPF, um dos dois',
      remedio: 'preencha um e deixe o outro em branco',
    },
    emOrdem('credenciado_em', 'descredenciado_em'),
    emOrdem('descredenciado_em', 'recredenciado_em'),
  ],
  unicas: [['cnpj', 'cnes'], ['cpf']],
  conferencias: [
    {
      coluna: 'codigo',
      sql: `select s.nr_linha as linha, s.codigo as valor from {prestadores} s
          join (select ltrim(o.codigo, '0') as curto, min(o.nr_linha) as primeira from {prestadores} o group by 1) d
          on d.curto = ltrim(s.codigo, '0') and d.primeira < s.nr_linha
        union all select s.nr_linha, s.codigo from {prestadores} s join prestador p
          on ltrim(p.codigo, '0') = ltrim(s.codigo, '0') and p.codigo <> s.codigo`,
      motivo: 'é o código de outro prestador, sem os zeros à esquerda',
      remedio: 'dê a cada prestador um código que não mude sem os zeros',
    },
  ],
  destinos: [{ tabela: 'prestador', chave: ['codigo'] }],
};

const procedimento = colunasDe('procedimento');
const ambs = [1, 2, 3, 4];
const hmSadt = escolha('HM', 'SADT');

const ambDe = (parte: string, n: number): string =>
  `(select a.${parte} from procedimento_amb a where a.tabela = procedimento.tabela and a.codigo = procedimento.codigo order by a.codigo_amb offset ${n - 1} limit 1)`;

export const procedimentos: Arquivo = {
  numero: '10',
  nome: 'procedimentos',
  titulo: 'Procedimentos e preços',
  prazoHoras: TODO_MES,
  notas: [
    'Os códigos da TUSS com o preço da operadora. O que um prestador cobra acima dele é sugerido como glosa.',
    'Sem a linha, o item do TISS fica com a pendência "Código TUSS não cadastrado na operadora".',
  ],
  colunas: [
    procedimento('tabela', escolha('18', '19', '20', '22'), { ...K, exemplo: '22' }),
    procedimento('codigo', algarismos('código da TUSS', 8, '10101012'), K),
    procedimento('descricao', texto(), { ...R, exemplo: 'Consulta em consultório' }),
    procedimento(
      'classificacao',
      escolha(
        'CONSULTA',
        'EXAME',
        'TERAPIA',
        'CIRURGIA',
        'PARTO',
        'VISITA',
        'DIÁRIA',
        'TAXA',
        'MATERIAL',
        'MEDICAMENTO',
      ),
      { ...R, nota: 'EXAME e CIRURGIA alimentam relatórios próprios.' },
    ),
    procedimento('tipo', hmSadt, { nota: 'Na tabela 22, e só nela.' }),
    procedimento('especialidade', texto(), { exemplo: '' }),
    procedimento('imagem', escolha('ULTRASSOM', 'TOMOGRAFIA', 'RESSONÂNCIA'), {
      exemplo: '',
      nota: 'Conta em Quantidade de exames.',
    }),
    procedimento('obstetrico', simNao, {
      vazia: 'false',
      exemplo: 'N',
      nota: 'Sinal de gravidez, para a Prevenção.',
    }),
    procedimento('valor', reais(), { ...R, nota: 'O preço da operadora.' }),
    procedimento('apresentacao', texto(), { exemplo: '' }),
    procedimento('laboratorio', texto(), { exemplo: '' }),
    procedimento('sexo', escolha('F', 'M'), { exemplo: '', nota: 'Só se o procedimento é de um só sexo.' }),
    procedimento('idade_minima', inteiro(0, 130), { exemplo: '', nota: 'Em anos completos.' }),
    procedimento('idade_maxima', inteiro(0, 130), {
      exemplo: '',
      nota: 'Em anos completos, que ainda valem.',
    }),
    ...ambs.flatMap((n) => [
      procedimento(`codigo_amb_${n}`, texto({ max: 20 }), {
        em: null,
        exemplo: '',
        ...(n === 1 && { nota: 'Com dois códigos ou mais uma pessoa escolhe na revisão.' }),
      }),
      procedimento(`descricao_amb_${n}`, texto(), { em: null, exemplo: '' }),
      procedimento(`tipo_amb_${n}`, hmSadt, { em: null, exemplo: '' }),
    ]),
  ],
  regras: [
    {
      coluna: 'idade_maxima',
      vale: ({ idade_minima, idade_maxima }) =>
        typeof idade_minima !== 'number' || typeof idade_maxima !== 'number' || idade_minima <= idade_maxima,
      motivo: 'é menor que idade_minima',
      remedio: 'confira as duas idades',
    },
    {
      coluna: 'tipo',
      vale: ({ tabela, tipo }) => (tabela === '22') === (tipo !== null),
      motivo: 'a tabela 22 pede HM ou SADT, e as outras não o têm',
      remedio: 'preencha só na tabela 22',
    },
    ...ambs.map((n) => ({
      coluna: `codigo_amb_${n}`,
      vale: (linha: Readonly<Record<string, unknown>>) =>
        new Set(
          [`codigo_amb_${n}`, `descricao_amb_${n}`, `tipo_amb_${n}`].map((nome) => linha[nome] === null),
        ).size === 1,
      motivo: 'código, descrição e tipo AMB andam juntos',
      remedio: 'preencha os três ou deixe os três em branco',
    })),
  ],
  destinos: [
    { tabela: 'procedimento', chave: ['tabela', 'codigo'] },
    {
      tabela: 'procedimento_amb',
      chave: ['tabela', 'codigo', 'codigo_amb'],
      repete: true,
      junta: `cross join lateral (values ${ambs.map((n) => `(s.codigo_amb_${n}, s.descricao_amb_${n}, s.tipo_amb_${n})`).join(', ')}) a (codigo_amb, descricao, tipo)`,
      onde: 'a.codigo_amb is not null',
      mais: {
        tabela: 's.tabela',
        codigo: 's.codigo',
        codigo_amb: 'a.codigo_amb',
        descricao: 'a.descricao',
        tipo: 'a.tipo',
      },
    },
  ],
  escreve: Object.fromEntries(
    ambs.flatMap((n) => [
      [`codigo_amb_${n}`, ambDe('codigo_amb', n)],
      [`descricao_amb_${n}`, ambDe('descricao', n)],
      [`tipo_amb_${n}`, ambDe('tipo', n)],
    ]),
  ),
};

const material = colunasDe('material');

export const materiais: Arquivo = {
  numero: '11',
  nome: 'materiais',
  titulo: 'Materiais',
  notas: ['Só a tela Tabela materiais o lê.'],
  colunas: [
    material('codigo', algarismos('código', 8, '70000001'), K),
    material('descricao', texto(), { ...R, exemplo: 'Material de exemplo' }),
    material('fabricante', texto(), { ...R, exemplo: 'Fabricante' }),
    material('inicio', dia, R),
    material('fim', dia, { exemplo: '' }),
  ],
  regras: [emOrdem('inicio', 'fim')],
  destinos: [{ tabela: 'material', chave: ['codigo'] }],
};

const empresa = colunasDe('empresa');

export const empresas: Arquivo = {
  numero: '07',
  nome: 'empresas',
  titulo: 'Empresas',
  notas: ['Também as entidades dos contratos por adesão, com a administradora preenchida.'],
  colunas: [
    empresa('codigo', texto({ max: 20 }), {
      ...K,
      exemplo: '000101',
      nota: 'Os zeros à esquerda contam.',
    }),
    empresa('cnpj', cnpj, { nota: 'CNPJ, CAEPF ou CEI: um dos três.' }),
    empresa('caepf', caepf, { nota: 'De uma pessoa física que contrata. O boleto dela leva o seu CPF.' }),
    empresa('cei', cei, { nota: 'De quem ainda não tem CAEPF. Sem CPF nem CNPJ não há boleto.' }),
    empresa('razao_social', texto(), { ...R, exemplo: 'Empresa de Exemplo Ltda' }),
    empresa('fantasia', texto(), { ...R, exemplo: 'Exemplo' }),
    empresa('dia_fatura', inteiro(1, 31), { ...R, exemplo: '10', nota: 'Dia do vencimento.' }),
    empresa('ativa', simNao, R),
    empresa('contratada_em', dia, { ...R, nota: 'O mês é o do aniversário do contrato.' }),
    empresa('inativada_em', dia, { exemplo: '' }),
    empresa('administradora', texto(), {
      exemplo: '',
      nota: 'De um contrato por adesão; com QUALICORP no nome, aparece em Utilização Qualicorp.',
    }),
    empresa('vidas_contratadas', inteiro(0), {
      exemplo: '',
      vazia: 'coalesce((select e.vidas_contratadas from empresa e where e.codigo = s.codigo), 0)',
      nota: 'Em branco: as vidas ativas da empresa no dia da carga.',
    }),
    empresa('clausula_exclusao', simNao, {
      exemplo: '',
      nota: 'O contrato diz quando o beneficiário pode ser excluído. Em branco: sem dado.',
    }),
    empresa('ciencia_empresa', simNao, {
      exemplo: '',
      nota: 'A empresa deu ciência da exclusão. Em branco: sem dado.',
    }),
    empresa('meios_contrato', texto(), {
      exemplo: '',
      nota: 'Meios de aviso que o contrato admite, separados por vírgula.',
    }),
    empresa('email', texto(), { exemplo: 'rh@exemplo.com.br' }),
    empresa('fone', fone),
    ...endereco(empresa),
  ],
  regras: [
    {
      coluna: 'cnpj',
      vale: (linha) => [linha['cnpj'], linha['caepf'], linha['cei']].filter((um) => um !== null).length === 1,
      motivo: 'a empresa tem CNPJ, CAEPF ou CEI, um dos três',
      remedio: 'preencha um e deixe os outros em branco',
    },
    {
      coluna: 'inativada_em',
      vale: ({ ativa, inativada_em }) => ativa === (inativada_em === null),
      motivo: 'só uma empresa inativa tem o dia em que deixou de ser ativa, e tem de ter',
      remedio: 'confira as colunas ativa e inativada_em',
    },
    emOrdem('contratada_em', 'inativada_em'),
  ],
  unicas: [['cnpj'], ['caepf'], ['cei']],
  destinos: [{ tabela: 'empresa', chave: ['codigo'] }],
};
