import type { Insertable } from 'kysely';
import type { Cid10Table, GlosaTable, RegraDaContaTable } from '../db/tables/codigosDeGuia.ts';
import type { ProcedimentoTable } from '../db/tables/contasMedicas.ts';

/** A procedure of the demonstration, with every optional column. */
export type Procedimento = Insertable<ProcedimentoTable> & { obstetrico: boolean };

type Classe = ProcedimentoTable['classificacao'];
type Extra = Partial<
  Pick<Procedimento, 'especialidade' | 'imagem' | 'obstetrico' | 'apresentacao' | 'laboratorio' | 'sexo'>
>;

const row = (
  tabela: Procedimento['tabela'],
  classificacao: Classe,
  [codigo, descricao, reais]: readonly [string, string, number],
  extra: Extra & { tipo?: 'HM' | 'SADT' } = {},
): Procedimento => ({
  tabela,
  codigo,
  descricao,
  classificacao,
  tipo: extra.tipo ?? null,
  especialidade: extra.especialidade ?? null,
  imagem: extra.imagem ?? null,
  obstetrico: extra.obstetrico ?? false,
  valor_cents: Math.round(reais * 100),
  apresentacao: extra.apresentacao ?? null,
  laboratorio: extra.laboratorio ?? null,
  sexo: extra.sexo ?? (extra.obstetrico ? 'F' : null),
  idade_minima: null,
  idade_maxima: null,
});

const hm = (classe: Classe, code: readonly [string, string, number], extra: Extra = {}) =>
  row('22', classe, code, { ...extra, tipo: 'HM' });
const sadt = (code: readonly [string, string, number], extra: Extra = {}) =>
  row('22', 'EXAME', code, { ...extra, tipo: 'SADT' });

export const consulta = hm('CONSULTA', [
  '10101012',
  'Consulta em consultório (horário normal ou preestabelecido)',
  132,
]);
export const consultaPs = hm('CONSULTA', ['10101039', 'Consulta em pronto-socorro', 156]);
export const visita = hm('VISITA', ['10102019', 'Visita hospitalar a paciente internado', 118]);

export const exames: readonly Procedimento[] = [
  sadt(['40304361', 'Hemograma com contagem de plaquetas ou frações', 14.5]),
  sadt(['40302040', 'Glicose', 6.2]),
  sadt(['40302733', 'Hemoglobina glicada (fração A1c)', 21.4]),
  sadt(['40301605', 'Colesterol total', 6.4]),
  sadt(['40301583', 'Colesterol (HDL)', 9.8]),
  sadt(['40302547', 'Triglicerídeos', 8.1]),
  sadt(['40301630', 'Creatinina', 6.3]),
  sadt(['40302580', 'Ureia', 6.3]),
  sadt(['40316521', 'Hormônio tireoestimulante (TSH)', 26.9]),
  sadt(['40316491', 'Tiroxina livre (T4 livre)', 24.7]),
  sadt(['40311210', 'Rotina de urina', 8.9]),
  sadt(['40302504', 'Transaminase oxalacética (TGO)', 7.1]),
  sadt(['40302512', 'Transaminase pirúvica (TGP)', 7.1]),
  sadt(['40308391', 'Proteína C reativa', 18.3]),
  sadt(['40302830', 'Vitamina D (25-hidroxi)', 48.6]),
];

/** Imaging and graphs. */
export const imagens: readonly Procedimento[] = [
  sadt(['40901122', 'US - Abdome total', 142], { imagem: 'ULTRASSOM' }),
  sadt(['40901114', 'US - Mamas', 128], { imagem: 'ULTRASSOM' }),
  sadt(['40901203', 'US - Órgãos superficiais (tireoide, escroto, pênis ou crânio)', 118], {
    imagem: 'ULTRASSOM',
  }),
  sadt(['40901300', 'US - Transvaginal (útero, ovário e anexos)', 132], { imagem: 'ULTRASSOM', sexo: 'F' }),
  sadt(['41001010', 'TC - Crânio ou sela túrcica ou órbitas', 418], { imagem: 'TOMOGRAFIA' }),
  sadt(['41001079', 'TC - Tórax', 462], { imagem: 'TOMOGRAFIA' }),
  sadt(['41001095', 'TC - Abdome total', 690], { imagem: 'TOMOGRAFIA' }),
  sadt(['41101014', 'RM - Crânio (encéfalo)', 865], { imagem: 'RESSONÂNCIA' }),
  sadt(['41101227', 'RM - Coluna cervical ou dorsal ou lombar', 842], { imagem: 'RESSONÂNCIA' }),
  sadt(['41101316', 'RM - Articular (por articulação)', 818], { imagem: 'RESSONÂNCIA' }),
  sadt(['40805026', 'RX - Tórax - 2 incidências', 62]),
  sadt(['40808041', 'Mamografia digital bilateral', 176]),
  sadt(['40101010', 'ECG convencional de até 12 derivações', 38]),
  sadt(['40201120', 'Endoscopia digestiva alta', 384]),
  sadt(['40201082', 'Colonoscopia', 612]),
];

/** Procedures that suggest a pregnancy. */
export const obstetricos: readonly Procedimento[] = [
  sadt(['40901238', 'US - Obstétrica', 138], { imagem: 'ULTRASSOM', obstetrico: true }),
  sadt(['40901254', 'US - Obstétrica com translucência nucal', 186], {
    imagem: 'ULTRASSOM',
    obstetrico: true,
  }),
  sadt(['40901262', 'US - Obstétrica morfológica', 242], { imagem: 'ULTRASSOM', obstetrico: true }),
  sadt(['40901246', 'US - Obstétrica com Doppler colorido', 198], { imagem: 'ULTRASSOM', obstetrico: true }),
];

/** Therapies, charged by session. */
export const terapias: readonly Procedimento[] = [
  row('22', 'TERAPIA', ['50000470', 'Sessão de psicoterapia individual por psicólogo', 62], { tipo: 'SADT' }),
  row('22', 'TERAPIA', ['20103492', 'Patologia osteomioarticular em um membro', 44], { tipo: 'SADT' }),
];

/** Surgeries; the last one is bariatric. */
export const cirurgias: readonly Procedimento[] = [
  hm('CIRURGIA', ['31005497', 'Colecistectomia sem colangiografia por videolaparoscopia', 2480], {
    especialidade: 'Cirurgia geral',
  }),
  hm('CIRURGIA', ['31003079', 'Apendicectomia', 1690], { especialidade: 'Cirurgia geral' }),
  hm('CIRURGIA', ['31009166', 'Herniorrafia inguinal - unilateral', 1540], {
    especialidade: 'Cirurgia geral',
  }),
  hm('CIRURGIA', ['31303102', 'Histerectomia total - qualquer via', 2310], {
    especialidade: 'Ginecologia e obstetrícia',
    sexo: 'F',
  }),
  hm('CIRURGIA', ['30306027', 'Facectomia com lente intraocular com facoemulsificação', 2190], {
    especialidade: 'Oftalmologia',
  }),
  hm('CIRURGIA', ['30733057', 'Meniscectomia - um menisco', 2060], { especialidade: 'Ortopedia' }),
  hm('CIRURGIA', ['31206220', 'Postectomia', 880], { especialidade: 'Urologia', sexo: 'M' }),
  hm('CIRURGIA', ['31002390', 'Gastroplastia para obesidade mórbida por videolaparoscopia', 4280], {
    especialidade: 'Cirurgia geral',
  }),
];

export const partos: readonly Procedimento[] = [
  hm('PARTO', ['31309054', 'Cesariana', 1980], {
    especialidade: 'Ginecologia e obstetrícia',
    obstetrico: true,
  }),
  hm('PARTO', ['31309127', 'Parto (via vaginal)', 2140], {
    especialidade: 'Ginecologia e obstetrícia',
    obstetrico: true,
  }),
];

/** Daily rates and fees (TUSS 18). */
export const diariaEnfermaria = row('18', 'DIÁRIA', ['60000732', 'Diária de enfermaria', 640]);
export const diariaApartamento = row('18', 'DIÁRIA', ['60000651', 'Diária de apartamento', 1080]);
export const diariaUti = row('18', 'DIÁRIA', ['60001038', 'Diária de UTI adulto geral', 3150]);
export const taxaSala = row('18', 'TAXA', ['60023112', 'Taxa de sala cirúrgica, porte anestésico 2', 980]);

/** Materials (table 19) and medicines (table 20): invented codes and makers, generic substances. */
export const materiais: readonly Procedimento[] = [
  row('19', 'MATERIAL', ['71000011', 'Equipo macrogotas com injetor lateral', 8.4]),
  row('19', 'MATERIAL', ['71000029', 'Cateter intravenoso periférico 20 G', 6.9]),
  row('19', 'MATERIAL', ['71000037', 'Seringa descartável 10 ml', 1.3]),
  row('19', 'MATERIAL', ['71000045', 'Fio de sutura absorvível 3-0', 34.5]),
  row('19', 'MATERIAL', ['71000053', 'Kit de trocartes para videolaparoscopia', 1180]),
  row('19', 'MATERIAL', ['71000061', 'Tela de polipropileno 15 x 15 cm', 940]),
  row('19', 'MATERIAL', ['71000070', 'Compressa de gaze estéril (pacote)', 3.2]),
  row('19', 'MATERIAL', ['71000088', 'Grampeador linear cortante com carga', 2650]),
];

export const medicamentos: readonly Procedimento[] = [
  row('20', 'MEDICAMENTO', ['90000112', 'Dipirona sódica 500 mg/ml', 3.1], {
    apresentacao: 'Ampola 2 ml',
    laboratorio: 'Laboratório Araucária',
  }),
  row('20', 'MEDICAMENTO', ['90000120', 'Cloreto de sódio 0,9 %', 9.8], {
    apresentacao: 'Bolsa 500 ml',
    laboratorio: 'Soros do Vale',
  }),
  row('20', 'MEDICAMENTO', ['90000139', 'Ceftriaxona 1 g', 28.6], {
    apresentacao: 'Frasco-ampola',
    laboratorio: 'Laboratório Araucária',
  }),
  row('20', 'MEDICAMENTO', ['90000147', 'Omeprazol 40 mg', 19.7], {
    apresentacao: 'Frasco-ampola',
    laboratorio: 'Pinhal Farma',
  }),
  row('20', 'MEDICAMENTO', ['90000155', 'Ondansetrona 4 mg', 12.4], {
    apresentacao: 'Ampola 2 ml',
    laboratorio: 'Pinhal Farma',
  }),
  row('20', 'MEDICAMENTO', ['90000163', 'Enoxaparina sódica 40 mg', 64.9], {
    apresentacao: 'Seringa 0,4 ml',
    laboratorio: 'Biofarma Oeste',
  }),
];

/** All procedures, each once. */
export const procedimentos: readonly Procedimento[] = [
  consulta,
  consultaPs,
  visita,
  ...exames,
  ...imagens,
  ...obstetricos,
  ...terapias,
  ...cirurgias,
  ...partos,
  diariaEnfermaria,
  diariaApartamento,
  diariaUti,
  taxaSala,
  ...materiais,
  ...medicamentos,
];

/** AMB codes for settling a TUSS code: [TUSS, AMB, text, kind]; '40201082' may be either kind. */
const knownAmb = [
  ['10101012', '00010014', 'Consulta em consultório', 'HM'],
  ['10101039', '00010022', 'Consulta em pronto-socorro', 'HM'],
  ['40304361', '28040481', 'Hemograma completo', 'SADT'],
  ['40901122', '33010080', 'Ultrassonografia de abdome total', 'SADT'],
  ['40201082', '23010050', 'Colonoscopia', 'SADT'],
  ['40201082', '23010068', 'Colonoscopia com ato médico', 'HM'],
  ['31005497', '43050200', 'Colecistectomia por vídeo', 'HM'],
] as const;

/** AMB codes of every procedure of table 22; unknown ones are invented. */
export const codigosAmb = [
  ...knownAmb,
  ...procedimentos
    .filter(({ tabela, codigo }) => tabela === '22' && !knownAmb.some(([tuss]) => tuss === codigo))
    .map(
      ({ codigo, descricao, tipo }) => [codigo, `5${codigo.slice(1)}`, descricao, tipo ?? 'SADT'] as const,
    ),
];

const ambByTuss = Map.groupBy(codigosAmb, ([tuss]) => tuss);

/** AMB codes for settling a TUSS code. */
export const opcoesAmb = (codigo: string): string[] => (ambByTuss.get(codigo) ?? []).map(([, amb]) => amb);

/** A few real codes of CID-10. */
export const cids: readonly Insertable<Cid10Table>[] = [
  { codigo: 'E66', descricao: 'Obesidade' },
  { codigo: 'E660', descricao: 'Obesidade devida a excesso de calorias' },
  { codigo: 'E668', descricao: 'Outra obesidade' },
  { codigo: 'E669', descricao: 'Obesidade não especificada' },
  { codigo: 'I10', descricao: 'Hipertensão essencial (primária)' },
  { codigo: 'E119', descricao: 'Diabetes mellitus não insulinodependente, sem complicações' },
  { codigo: 'J189', descricao: 'Pneumonia não especificada' },
  { codigo: 'N390', descricao: 'Infecção do trato urinário de localização não especificada' },
  { codigo: 'K802', descricao: 'Calculose da vesícula biliar sem colecistite' },
  { codigo: 'K358', descricao: 'Outras formas de apendicite aguda e as não especificadas' },
  { codigo: 'K409', descricao: 'Hérnia inguinal unilateral ou não especificada, sem obstrução ou gangrena' },
  { codigo: 'M545', descricao: 'Dor lombar baixa' },
  { codigo: 'F411', descricao: 'Ansiedade generalizada' },
  { codigo: 'O809', descricao: 'Parto único espontâneo, não especificado' },
  { codigo: 'O829', descricao: 'Parto por cesariana, não especificado' },
  { codigo: 'Z000', descricao: 'Exame médico geral' },
  { codigo: 'Z349', descricao: 'Supervisão de gravidez normal, não especificada' },
];

/** A few codes of ANS table 38. */
export const glosas: readonly Insertable<GlosaTable>[] = [
  { codigo: '1001', descricao: 'Número da carteira inválido' },
  { codigo: '1308', descricao: 'Guia já apresentada' },
  { codigo: '1402', descricao: 'Procedimento não autorizado' },
  { codigo: '1601', descricao: 'Reincidência no atendimento' },
  { codigo: '1702', descricao: 'Cobrança de procedimento em duplicidade' },
  { codigo: '1705', descricao: 'Valor apresentado a maior' },
  { codigo: '1714', descricao: 'Valor do serviço superior ao valor de tabela' },
  { codigo: '1716', descricao: 'Percentual de redução/acréscimo fora dos valores definidos em tabela' },
  { codigo: '1801', descricao: 'Procedimento inválido' },
  { codigo: '1802', descricao: 'Procedimento incompatível com o sexo do beneficiário' },
  { codigo: '1803', descricao: 'Idade do beneficiário incompatível com o procedimento' },
  {
    codigo: '1820',
    descricao: 'Cobrança de procedimento em quantidade acima da máxima permitida/autorizada',
  },
  {
    codigo: '1913',
    descricao: 'Cobrança de diária em quantidade incompatível com a permanência hospitalar',
  },
];

const regra = (
  chave: string,
  valor1: number,
  valor2: number | null,
): Omit<Insertable<RegraDaContaTable>, 'gravada_em'> => ({
  chave,
  versao: 1,
  ligada: true,
  valor1,
  valor2,
  gravada_por: 'USU_CONTAS',
});

/** Trade rules with the values of an invented contract; the others stand as the product has them. */
export const regrasDoContrato = [
  regra('retorno', 30, null),
  regra('segundaCirurgia', 50, 70),
  regra('auxiliares', 30, 20),
];
