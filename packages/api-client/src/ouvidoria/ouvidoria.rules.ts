/** Types of report, code → text (OUV-5). */
export const tiposDenuncia: Readonly<Record<string, string>> = {
  '40': 'Agressão física',
  '41': 'Ameaça',
  '42': 'Assédio moral',
  '43': 'Assédio sexual',
  '44': 'Conflito de interesses',
  '45': 'Desvio de função',
  '46': 'Discriminação',
  '47': 'Enriquecimento ilícito',
  '48': 'Erro nas demonstrações contábeis',
  '49': 'Esvaziamento ou sobrecarga de trabalho',
  '50': 'Falhas em controles internos',
  '51': 'Falsidade declaratória ou documental',
  '52': 'Favorecimento',
  '53': 'Furto',
  '54': 'Importunação à privacidade e/ou tranquilidade',
  '55': 'Importunação sexual',
  '56': 'Interferência vida privada',
  '57': 'Irregularidades em Contratos',
  '58': 'Irregularidades em Licitações',
  '59': 'Ofensa (física, verbal, moral, ao pudor)',
  '60': 'Propriedade intelectual',
  '61': 'Recebimento/Oferecimento indevido de presentes, brindes e hospitalidades',
  '62': 'Regime disciplinar',
  '63': 'Retaliação',
  '64': 'Roubo',
  '65': 'Segurança da informação',
  '66': 'Segurança nas instalações',
  '67': 'SMS (segurança, meio ambiente e saúde)',
  '68': 'Suborno',
  '69': 'Uso indevido da imagem da empresa',
  '70': 'Uso indevido de bens e/ou serviços',
  '71': 'Venda ou uso de entorpecentes',
};

/** Text of a type; 'Não informado' without one (OUV-6). */
export const nomeDoTipo = (codigo: string | null): string =>
  codigo === null || codigo === '' ? 'Não informado' : (tiposDenuncia[codigo] ?? `Tipo ${codigo}`);

/** Status of a report: N new, A under analysis, E closed (OUV-7). */
export const statusDenuncia = { N: 'Nova', A: 'Em análise', E: 'Encerrado' } as const;

export type StatusDenuncia = keyof typeof statusDenuncia;

/** The two status that staff may choose when they add an action. */
export const statusDeAcao = ['A', 'E'] as const;

/** Largest texts accepted, in characters. */
export const limitesDenuncia = { curto: 200, medio: 4_000, longo: 20_000, protocolo: 20 } as const;
