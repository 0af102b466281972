/** Codes of the bank with their meaning. */
export type Codigos = Readonly<Record<string, string>>;

/** Meaning of a detail's command: positions 109-110. */
const comandos: Codigos = {
  '02': 'Confirmação de entrada de título',
  '03': 'Comando recusado (motivo em 87-88)',
  '05': 'Liquidado sem registro (carteira 17 tipo 4)',
  '06': 'Liquidação normal',
  '07': 'Liquidação por conta/parcial',
  '08': 'Liquidação por saldo',
  '09': 'Baixa de título',
  '10': 'Baixa solicitada',
  '11': 'Títulos em ser',
  '12': 'Abatimento concedido',
  '13': 'Abatimento cancelado',
  '14': 'Alteração de vencimento do título',
  '15': 'Liquidação em cartório',
  '16': 'Confirmação de alteração de juros de mora',
  '19': 'Confirmação de recebimento de instruções para protesto',
  '20': 'Débito em conta',
  '21': 'Alteração do nome do sacado',
  '22': 'Alteração do endereço do sacado',
  '23': 'Indicação de encaminhamento a cartório',
  '24': 'Sustar protesto',
  '25': 'Dispensar juros de mora',
  '26': 'Alteração do número do título dado pelo cedente (seu número)',
  '28': 'Manutenção de título vencido',
  '31': 'Conceder desconto',
  '32': 'Não conceder desconto',
  '33': 'Retificar desconto',
  '34': 'Alterar data para desconto',
  '35': 'Cobrar multa',
  '36': 'Dispensar multa',
  '37': 'Dispensar indexador',
  '38': 'Dispensar prazo limite para recebimento',
  '39': 'Alterar prazo limite para recebimento',
  '41': 'Alteração do número do controle do participante',
  '42': 'Alteração do número do documento do sacado (CNPJ/CPF)',
  '44': 'Título pago com cheque devolvido',
  '46': 'Título pago com cheque, aguardando compensação',
  '72': 'Alteração de tipo de cobrança',
  '73': 'Confirmação de instrução de parâmetro de pagamento parcial',
  '96': 'Despesas de protesto',
  '97': 'Despesas de sustação de protesto',
  '98': 'Débito de custas antecipadas',
};

/** Positions 87-88 of a liquidation. */
const naturezasDeLiquidacao: Codigos = {
  '01': 'Liquidação normal',
  '02': 'Liquidação parcial',
  '03': 'Liquidação por saldo',
  '04': 'Liquidação com cheque a compensar',
  '05': 'Liquidação de título sem registro (carteira 7 tipo 4)',
  '07': 'Liquidação na apresentação',
  '09': 'Liquidação em cartório',
  '10': 'Liquidação parcial com cheque a compensar',
  '11': 'Liquidação por saldo com cheque a compensar',
};

/** Positions 87-88 of an entry (02). */
const naturezasDeEntrada: Codigos = {
  '00': 'Por meio magnético',
  '11': 'Por via convencional',
  '16': 'Por alteração do código do cedente',
  '17': 'Por alteração da variação',
  '18': 'Por alteração da carteira',
};

/** Positions 87-88 of a write-off (09, 10). */
const naturezasDeBaixa: Codigos = {
  '00': 'Solicitada pelo cliente',
  '15': 'Protestado',
  '18': 'Por alteração da carteira',
  '19': 'Débito automático',
  '31': 'Liquidado anteriormente',
  '32': 'Habilitado em processo',
  '33': 'Incobrável por nosso intermédio',
  '34': 'Transferido para créditos em liquidação',
  '46': 'Por alteração da variação',
  '47': 'Por alteração da variação',
  '51': 'Acerto',
  '90': 'Baixa automática',
};

/** Positions 87-88 of a refused command (03). */
const motivosDeRecusa: Codigos = {
  '01': 'Identificação inválida',
  '02': 'Variação da carteira inválida',
  '03': 'Valor dos juros por um dia inválido',
  '04': 'Valor do desconto inválido',
  '05': 'Espécie de título inválida para carteira/variação',
  '06': 'Espécie de valor invariável inválido',
  '07': 'Prefixo da agência usuária inválido',
  '08': 'Valor do título/apólice inválido',
  '09': 'Data de vencimento inválida',
  '10': 'Fora do prazo/só admissível na carteira',
  '11': 'Inexistência de margem para desconto',
  '12': 'O banco não tem agência na praça do sacado',
  '13': 'Razões cadastrais',
  '14': 'Sacado interligado com o sacador (só admissível em cobrança simples- cart. 11 e 17)',
  '15': 'Título sacado contra órgão do Poder Público (só admissível na carteira 11 e sem ordem de protesto)',
  '16': 'Título preenchido de forma irregular',
  '17': 'Título rasurado',
  '18': 'Endereço do sacado não localizado ou incompleto',
  '19': 'Código do cedente inválido',
  '20': 'Nome/endereço do cliente não informado (ECT)',
  '21': 'Carteira inválida',
  '22': 'Quantidade de valor variável inválida',
  '23': 'Faixa nosso-número excedida',
  '24': 'Valor do abatimento inválido',
  '25': 'Novo número do título dado pelo cedente inválido (Seu número)',
  '26': 'Valor do IOF de seguro inválido',
  '27': 'Nome do sacado/cedente inválido',
  '28': 'Data do novo vencimento inválida',
  '29': 'Endereço não informado',
  '30': 'Registro de título já liquidado (carteira 17-tipo 4)',
  '31': 'Número do borderô inválido',
  '32': 'Nome da pessoa autorizada inválido',
  '33': 'Nosso número já existente',
  '34': 'Número da prestação do contrato inválido',
  '35': 'Percentual de desconto inválido',
  '36': 'Dias para fichamento de protesto inválido',
  '37': 'Data de emissão do título inválida',
  '38': 'Data do vencimento anterior à data da emissão do título',
  '39': 'Comando de alteração indevido para a carteira',
  '40': 'Tipo de moeda inválido',
  '41': 'Abatimento não permitido',
  '42': 'CEP/UF inválido/não compatíveis (ECT)',
  '43': 'Código de unidade variável incompatível com a data de emissão do título',
  '44': 'Dados para débito ao sacado inválidos',
  '45': 'Carteira/variação encerrada',
  '46': 'Convênio encerrado',
  '47': 'Título tem valor diverso do informado',
  '48': 'Motivo de baixa inválido para a carteira',
  '49': 'Abatimento a cancelar não consta do título',
  '50': 'Comando incompatível com a carteira',
  '51': 'Código do convenente inválido',
  '52': 'Abatimento igual ou maior que o valor do título',
  '53': 'Título já se encontra na situação pretendida',
  '54': 'Título fora do prazo admitido para a conta 1',
  '55': 'Novo vencimento fora dos limites da carteira',
  '56': 'Título não pertence ao convenente',
  '57': 'Variação incompatível com a carteira',
  '58': 'Impossível a variação única para a carteira indicada',
  '59': 'Título vencido em transferência para a carteira 51',
  '60': 'Título com prazo superior a 179 dias em variação única para carteira 51',
  '61': 'Título já foi fichado para protesto',
  '62': 'Alteração da situação de débito inválida para o código de responsabilidade',
  '63': 'DV do nosso número inválido',
  '64': 'Título não passível de débito/baixa – situação anormal',
  '65': 'Título com ordem de não protestar – não pode ser encaminhado a cartório',
  '66': 'Número do documento do sacado (CNPJ/CPF) inválido',
  '67': 'Título/carnê rejeitado',
  '69': 'Valor/percentual de juros inválido',
  '70': 'Título já se encontra isento de juros',
  '71': 'Código de juros inválido',
  '72': 'Prefixo da agência cobradora inválido',
  '73': 'Número do controle do participante inválido',
  '74': 'Cliente não cadastrado no CIOPE (Desconto/Vendor)',
  '75': 'Quantidade de dias do prazo limite p/ recebimento de título vencido inválido',
  '76': 'Título excluído automaticamente por decurso de prazo CIOPE (Desconto/Vendor)',
  '77': 'Título vencido transferido para a conta 1 – Carteira vinculada',
  '80': 'Nosso número inválido',
  '81': 'Data para concessão do desconto inválida',
  '82': 'CEP do sacado inválido',
  '83': 'Carteira/variação não localizada no cedente',
  '84': 'Título não localizado na existência/Baixado por protesto',
  '85': 'Recusa do comando “41” – parâmetro de liquidação parcial.',
  '99': 'Outros motivos',
};

/** Positions 393-394 of a liquidation. */
const canaisDeLiquidacao: Codigos = {
  '01': 'Terminal de autoatendimento',
  '02': 'Internet',
  '03': 'Central de atendimento (URA)',
  '04': 'Gerenciador financeiro',
  '05': 'Central de atendimento',
  '06': 'Outro canal de autoatendimento',
  '07': 'Correspondente bancário',
  '08': 'Guichê de caixa',
  '09': 'Arquivo eletrônico',
  '10': 'Compensação',
  '11': 'Outro canal eletrônico',
};

/** Positions 393-394 of an entry. */
const canaisDeEntrada: Codigos = {
  '00': 'Não é sacado eletrônico no DDA',
  '50': 'Sacado eletrônico no DDA',
};
const liquidacoes: ReadonlySet<string> = new Set(['05', '06', '07', '08', '15']);
const tarifas: ReadonlySet<string> = new Set(['28', '96', '97', '98']);

/** Effect of a command here (CBR-8). */
export type GrupoDoComando = 'ENTRADA' | 'RECUSA' | 'LIQUIDACAO' | 'CHEQUE DEVOLVIDO' | 'TARIFA' | 'OUTRO';

/** The group of a command; an unknown command changes nothing. */
export const grupoDe = (comando: string): GrupoDoComando => {
  if (liquidacoes.has(comando)) return 'LIQUIDACAO';
  if (tarifas.has(comando)) return 'TARIFA';
  if (comando === '02') return 'ENTRADA';
  if (comando === '03') return 'RECUSA';
  return comando === '44' ? 'CHEQUE DEVOLVIDO' : 'OUTRO';
};

const naturezasDe = (comando: string): Codigos | undefined => {
  const grupo = grupoDe(comando);
  if (grupo === 'LIQUIDACAO') return naturezasDeLiquidacao;
  if (grupo === 'ENTRADA') return naturezasDeEntrada;
  if (grupo === 'RECUSA') return motivosDeRecusa;
  return comando === '09' || comando === '10' ? naturezasDeBaixa : undefined;
};

const semSentido = (comando: string): string => `Comando ${comando}, que não está na tabela do banco`;

/** Meaning of a command. */
export const comandoEscrito = (comando: string): string => comandos[comando] ?? semSentido(comando);

/** Meaning of positions 87-88 under a command; null when there is none. */
export const naturezaEscrita = (comando: string, natureza: string): string | null =>
  naturezasDe(comando)?.[natureza] ?? null;

/** The bank's reason for a refused command. */
export const recusaEscrita = (motivo: string): string =>
  motivosDeRecusa[motivo] ?? `Motivo ${motivo}, que não está na tabela do banco`;

/** Meaning of the channel under a command; null when there is none. */
export const canalEscrito = (comando: string, canal: string): string | null =>
  (grupoDe(comando) === 'ENTRADA' ? canaisDeEntrada : canaisDeLiquidacao)[canal] ?? null;
