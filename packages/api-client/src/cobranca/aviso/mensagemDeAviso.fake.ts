import { fake } from '../../http/fake.ts';
import {
  criaCampanhaDeAviso,
  getMensagensDeAviso,
  type MensagensDeAviso,
} from './mensagemDeAviso.contract.ts';

const textoDe = (nome: string, cpf: string): string =>
  `Aviso de inadimplência: Vidas Saúde Exemplo, ANS 999999, Rua das Paineiras, 100 - Maringá/PR, tel. 0800 000 0000. ${nome} CPF ${cpf}. Plano Vidas Essencial 1001, ANS 999888777. Em atraso: 10/09/2026 72 dias R$ 224,60, 10/10/2026 42 dias R$ 224,60. Total em 21/11/2026: R$ 449,20. Pague em dez dias a partir do recebimento: peça boleto ou PIX nesse telefone. Depois o plano pode ser encerrado (Lei 9.656/98). Se pagou ou discorda, avise.`;

/** Messages to two holders, and two who get none. */
export const fakeMensagensDeAviso = (): MensagensDeAviso => ({
  mensagens: [
    ['0000001201', 'Conceição Inventada de Ávila', '45999010791', '111.444.777-35'],
    ['0000001205', 'Fabrícia Montes Inventada', '45999013955', '529.982.247-25'],
  ].map(([matricula = '', nome = '', telefone = '', cpf = '']) => ({
    matricula,
    nome,
    telefone,
    texto: textoDe(nome, cpf),
    sms: 3,
    total: 44_920,
    faltas: [],
  })),
  fora: [
    { matricula: '0000001202', nome: 'Davi Inventado Lima', motivo: 'fixo não recebe SMS' },
    {
      matricula: '0000001203',
      nome: 'Égon Inventado Brandão',
      motivo: 'o aviso passa de 640 letras: faça a carta',
    },
  ],
});

/** The calls of notices by message; the campaign that is made has the number 750. */
export const mensagemDeAvisoFakes = () => [
  fake(getMensagensDeAviso, fakeMensagensDeAviso),
  fake(criaCampanhaDeAviso, () => ({ message: 'Campanha criada com 2 mensagens.', campanha: 750 })),
];
