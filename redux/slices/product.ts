import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ProductDto } from '@/server/contracts/product';

/** The product that is open (spec.md §3). No screen reads it: the address's ?product= decides. */
export interface ProductState {
  readonly product: ProductDto | null;
  readonly isOpen: boolean;
  readonly uuid: string | null;
}

const initialState: ProductState = { product: null, isOpen: false, uuid: null };

const productSlice = createSlice({
  name: 'product',
  initialState: initialState as ProductState,
  reducers: {
    productOpened: (
      _state,
      action: PayloadAction<ProductDto>,
    ): ProductState => ({
      product: action.payload,
      isOpen: true,
      uuid: action.payload.uuid,
    }),
    productClosed: (): ProductState => initialState,
  },
});

export const { productClosed, productOpened } = productSlice.actions;
export const productReducer = productSlice.reducer;
