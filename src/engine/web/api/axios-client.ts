// What sends requests. A first page has its answers before it is wanted (early-answers.ts), so it comes after the page.
import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios';

export async function send<Data>(config: AxiosRequestConfig): Promise<AxiosResponse<Data>> {
  return axios.request<Data>(config);
}
